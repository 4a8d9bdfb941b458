import type { CountedTextWords } from './counted-text.words'

export const words: CountedTextWords = {
  left: count => `Noch ${count} Zeichen`,
  tooLong: count => `Zu lang: kürzen Sie um ${count} Zeichen`,
}
