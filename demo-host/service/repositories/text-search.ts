import { sql } from 'kysely'
import type { Language } from '../../../core/shapes/languages'
import type { Db } from '../database/transaction'
import { indexedText } from '../languages/searched-words'
import { DICTIONARIES, LIKENESS, wordsOfQuery } from './search-words'

/** A title counts for more than the words below it. */
export type SearchedText = { readonly title: string; readonly words: string }

/** The places of the texts with every word of a query, each also as a beginning; the best first. If there are none, of similar words. */
export async function searchTexts(
  db: Db,
  language: Language,
  query: string,
  texts: readonly SearchedText[],
): Promise<readonly number[]> {
  const parted = texts.map(({ title, words }) => {
    return { title: indexedText(language, title), words: indexedText(language, words) }
  })
  const words = wordsOfQuery(language, query)
  if (words.length === 0 || texts.length === 0) return []
  const found = await find(db, language, words, parted)
  if (found.length > 0) return found
  const meant = await similarWords(db, words, parted)
  return meant ? find(db, language, meant, parted) : []
}

async function find(db: Db, language: Language, words: readonly string[], texts: readonly SearchedText[]) {
  const dictionary = sql`${DICTIONARIES[language]}::regconfig`
  const query = sql`to_tsquery(${dictionary}, ${words.map(word => word + ':*').join(' & ')})`
  const { rows } = await sql<{ place: number }>`
    select place::int as place from (
      select place, setweight(to_tsvector(${dictionary}, title), 'A') || to_tsvector(${dictionary}, words) as vector
      from unnest(${texts.map(({ title }) => title)}::text[], ${texts.map(({ words }) => words)}::text[])
        with ordinality as texts (title, words, place)
    ) texts where vector @@ ${query} order by ts_rank(vector, ${query}) desc, place`.execute(db)
  return rows.map(({ place }) => place - 1)
}

/** The texts' own words for misspelt ones; null if one has none that is similar. */
async function similarWords(db: Db, words: readonly string[], texts: readonly SearchedText[]) {
  const known = new Set(texts.flatMap(({ title, words }) => lettersIn(`${title} ${words}`)))
  const { rows } = await sql<{ word: string }>`
    select distinct on (place) word
    from unnest(${words}::text[]) with ordinality as asked (wanted, place), unnest(${[...known]}::text[]) as word
    where similarity(word, wanted) >= ${LIKENESS} order by place, similarity(word, wanted) desc, word`.execute(db)
  return rows.length === words.length ? rows.map(({ word }) => word) : null
}

const lettersIn = (text: string) => text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? []
