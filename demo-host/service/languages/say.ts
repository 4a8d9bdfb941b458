import type { CallContext } from '../calls/context'
import type { Words } from './words'

/** In whose words an answer is given, and by which shop. */
export type Reader = Pick<CallContext, 'language' | 'locale' | 'configuration'>

/** Words in the reader's language, English where there are none. */
export const say = (words: Words, { locale }: Pick<Reader, 'locale'>): string =>
  words[locale as keyof Words] ??
  (/^en-(?!US)/.test(locale) ? words['en-GB'] : words[locale.slice(0, 2) as keyof Words]) ??
  words.en
