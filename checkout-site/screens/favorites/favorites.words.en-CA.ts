/** Canada spells it as Britain does. */
export { words } from './favorites.words.en-GB'
