import { sql } from 'kysely'
import type { Db } from '../database/transaction'

/** PostgreSQL's names of the stemming dictionaries. */
export const DICTIONARIES = { en: 'english', fr: 'french' } as const

const MOST_WORDS = 8

/** Words below this similarity mean different things. */
export const LIKENESS = 0.3

/** Without characters that a query language would interpret. */
export const wordsOfQuery = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? []).slice(0, MOST_WORDS)

/** Stemmed and without stop words, as in `search_terms`. */
export async function termsOf(db: Db, language: 'en' | 'fr', words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ terms: string[] }>`
    select tsvector_to_array(to_tsvector(${DICTIONARIES[language]}::regconfig, ${words.join(' ')})) as terms`.execute(
    db,
  )
  return rows[0]?.terms ?? []
}

/** The catalogue's words for misspelt ones; null if none is similar. */
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
