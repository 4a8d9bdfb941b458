/** Canada spells it as Britain does. */
export { words } from './orders.words.en-GB'
