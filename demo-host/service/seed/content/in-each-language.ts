import { type Language, languages } from '../../../../core/shapes/languages'
import type { ContentBodies } from '../types'

/** A document in all languages, made from its words in each. */
export function inEachLanguage<Words>(
  words: Readonly<Record<Language, Words>>,
  bodyOf: (words: Words, language: Language) => object,
): ContentBodies {
  return Object.fromEntries(languages.map(language => [language, bodyOf(words[language], language)]))
}

/** One text in all languages. */
export type Translations = Readonly<Record<Language, string>>

export const paragraph = (text: string) => ({ type: 'rich-text', richText: `<p>${text}</p>` })
