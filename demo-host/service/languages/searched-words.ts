import type { Language } from '../../../core/shapes/languages'

/** Letters beyond ASCII are escaped in patterns, as the built service holds none (decision 0890). */
const KATAKANA = /^[\p{Script=Katakana}\u30FC]+$/u
const TASHKIL = /[\p{M}\u0640]/gu
const ARTICLE = /^(?:[\u0648\u0628\u0643\u0641]\u0627\u0644(?=...)|\u0644\u0644(?=...)|\u0627\u0644(?=.))/u
const ALEFS = /[\u0623\u0625\u0622\u0671]/gu
const UMLAUTS = /[\u00E4\u00F6\u00FC]/g

/** A text's words as a shopper reads them, in lower case, without signs, and without vowel marks in Arabic. */
export function indexedWords(language: Language, text: string): string[] {
  if (language === 'en' || language === 'fr') return wordsIn(text)
  const composed = text.normalize('NFKC')
  if (language === 'ja') return wordsIn(composed).flatMap(segmentsOf)
  return wordsIn(language === 'ar' ? composed.replace(TASHKIL, '') : composed)
}

/** What is compared of a word: German without dots, Arabic without its article and with one form of a letter. */
export function foldWord(language: Language, word: string): string {
  if (language === 'de') return word.replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')
  if (language !== 'ar') return word
  return word.replace(ARTICLE, '').replace(ALEFS, 'ا').replaceAll('ى', 'ي').replaceAll('ة', 'ه')
}

/** The words of a query, as `indexedText` has them. */
export const queryWords = (language: Language, text: string): string[] =>
  indexedWords(language, text).map(word => foldWord(language, word))

/** What a dictionary is given of a text. English and French are left to it, as they are. */
export function indexedText(language: Language, text: string, partsOf: (word: string) => readonly string[] = () => []) {
  if (language === 'en' || language === 'fr') return text
  return wordsOfText(language, text)
    .flatMap(word => [word, ...partsOf(word)])
    .flatMap(word => spellingsOf(language, word))
    .join(' ')
}

/** With compounds, which a beginning or a misspelling may run over: ランニングシュ. */
export function wordsOfText(language: Language, text: string): string[] {
  if (language !== 'ja') return indexedWords(language, text)
  return wordsIn(text.normalize('NFKC')).flatMap(run => {
    const segments = segmentsOf(run)
    return segments.flatMap((segment, index) => {
      const next = segments[index + 1]
      return next && KATAKANA.test(segment) && KATAKANA.test(next) ? [segment, segment + next] : [segment]
    })
  })
}

/** Where a keyboard has no umlauts, they are written with an e, or left out. */
function spellingsOf(language: Language, word: string): string[] {
  const folded = foldWord(language, word)
  if (language !== 'de' || word.search(UMLAUTS) < 0) return [folded]
  return [
    folded,
    foldWord(
      language,
      word.replace(UMLAUTS, letter => `${letter.normalize('NFD').charAt(0)}e`),
    ),
  ]
}

let japanese: Intl.Segmenter | undefined

/** A beginning of a word may fall apart into single letters, as シュ of シューズ does. */
function segmentsOf(run: string): string[] {
  const segments: string[] = []
  japanese ??= new Intl.Segmenter('ja', { granularity: 'word' })
  for (const { segment } of japanese.segment(run)) {
    const last = segments.at(-1)
    const isLoose = last && (last.length === 1 || segment.length === 1) && KATAKANA.test(last + segment)
    if (isLoose) segments.splice(-1, 1, last + segment)
    else segments.push(segment)
  }
  return segments
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? []
