import type { Translated } from '../../core/site/words'
import type { MoreWords } from './more.words'

/** What an open bag has beside its lines, where the British say it in their own way. */
export const words: Translated<MoreWords> = {
  like: (name: string) => `Add ${name} to favourites`,
  ship: 'Deliver to me',
  pickUpAt: (name: string) => `Collect at ${name}`,
}
