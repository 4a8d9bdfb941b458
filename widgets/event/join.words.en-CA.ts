/** Canada spells it as Britain does. */
export { words } from './join.words.en-GB'
