import type { EnglishCountry, Language } from '../shapes/languages'

/** In all languages, since they show before any file loads. */
export type ClosedWords<Words> = Readonly<Record<Language, Words> & Partial<Record<EnglishCountry, Words>>>

export function closedWords<Words>(all: ClosedWords<Words>): (locale: string) => Words {
  const byTag: Readonly<Record<string, Words>> = all
  return locale => byTag[locale] ?? byTag[locale.slice(0, 2).toLowerCase()] ?? all.en
}
