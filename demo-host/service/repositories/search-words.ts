import { sql } from 'kysely'
import type { Db } from '../database/transaction'

/** PostgreSQL's name for a language's way to stem words. */
export const DICTIONARIES = { en: 'english', fr: 'french' } as const

const MOST_WORDS = 8

/** Under this likeness two words mean different things. */
const LIKENESS = 0.3

/** The words of a search, free of everything that a query language could take for its own. */
export const wordsOfQuery = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? []).slice(0, MOST_WORDS)

/** Words as they stand in `search_terms`: without their endings, and without those that say nothing. */
export async function termsOf(db: Db, language: 'en' | 'fr', words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ terms: string[] }>`
    select tsvector_to_array(to_tsvector(${DICTIONARIES[language]}::regconfig, ${words.join(' ')})) as terms`.execute(
    db,
  )
  return rows[0]?.terms ?? []
}

/** The catalogue's own words for misspelt ones; null where a word is like none of them. */
export async function correctWords(db: Db, language: 'en' | 'fr', words: readonly string[]): Promise<string[] | null> {
  const corrected: string[] = []
  for (const word of words) {
    const alike = sql<number>`similarity(word, ${word})`
    const nearest = await db
      .selectFrom('search_vocabulary')
      .select('word')
      .where('language', '=', language)
      .where(sql<boolean>`(word % ${word} or word like ${word + '%'})`)
      .where(alike, '>=', LIKENESS)
      .orderBy(alike, 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!nearest) return null
    corrected.push(nearest.word)
  }
  return corrected
}
