import type { EnglishCountry, Language } from '../shapes/languages'

/** The few words of a closed widget, in all languages: they are shown before any file can be fetched. */
export type ClosedWords<Words> = Readonly<Record<Language, Words> & Partial<Record<EnglishCountry, Words>>>

/** Chooses a closed widget's words by locale. */
export function closedWords<Words>(all: ClosedWords<Words>): (locale: string) => Words {
  const byTag: Readonly<Record<string, Words>> = all
  return locale => byTag[locale] ?? byTag[locale.slice(0, 2).toLowerCase()] ?? all.en
}
