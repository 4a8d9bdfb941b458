/** Canada spells it as Britain does. */
export { words } from './account.words.en-GB'
