import type { CallContext } from '../calls/context'
import type { Words } from './words'

/** The reader's language, and the shop. */
export type Reader = Pick<CallContext, 'locale' | 'configuration'>

/** In the reader's language, else in English. */
export const localised = (words: Words, { locale }: Pick<Reader, 'locale'>): string =>
  words[locale as keyof Words] ??
  (/^en-(?!US)/.test(locale) ? words['en-GB'] : words[locale.slice(0, 2) as keyof Words]) ??
  words.en
