/** Canada spells it as Britain does. */
export { words } from './product-parts.words.en-GB'
