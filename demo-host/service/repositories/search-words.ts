import { sql } from 'kysely'
import type { Language } from '../../../core/shapes/languages'
import type { Db } from '../database/transaction'
import { queryWords } from '../languages/searched-words'

/** PostgreSQL's names of the stemming dictionaries. Japanese has none: its words are found where they begin. */
export const DICTIONARIES: Readonly<Record<Language, string>> = {
  en: 'english',
  fr: 'french',
  de: 'german',
  ja: 'simple',
  ar: 'arabic',
}

export const MAX_WORDS = 8

/** Words below this similarity mean different things. */
export const LIKENESS = 0.3

/** Without characters that a query language would interpret. */
export const wordsOfQuery = (language: Language, text: string): string[] =>
  queryWords(language, text).slice(0, MAX_WORDS)

/** Stemmed and without stop words, as in `search_terms`. */
export async function termsOf(db: Db, language: Language, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ terms: string[] }>`
    select tsvector_to_array(to_tsvector(${DICTIONARIES[language]}::regconfig, ${words.join(' ')})) as terms`.execute(
    db,
  )
  return rows[0]?.terms ?? []
}

/** The catalogue's words for misspelt ones, as they are spelled; null if none is similar. */
export async function correctWords(db: Db, language: Language, words: readonly string[]): Promise<string[] | null> {
  const corrected: string[] = []
  for (const word of words) {
    const alike = sql<number>`similarity(word, ${word})`
    const nearest = await db
      .selectFrom('search_vocabulary')
      .select(sql<string>`coalesce(spelled, word)`.as('spelled'))
      .where('language', '=', language)
      .where(sql<boolean>`(word % ${word} or word like ${word + '%'})`)
      .where(alike, '>=', LIKENESS)
      .orderBy(alike, 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!nearest) return null
    corrected.push(nearest.spelled)
  }
  return corrected
}
