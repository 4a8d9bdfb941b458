/** Canada spells it as Britain does. */
export { words } from './associate-login.words.en-GB'
