/** Canada spells it as Britain does. */
export { words } from './cancel-order.words.en-GB'
