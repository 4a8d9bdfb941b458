import { sql } from 'kysely'
import type { Language } from '../../../core/shapes/languages'
import type { Db } from '../database/transaction'
import { DICTIONARIES } from './search-words'

/** So many words with the same beginning are compared, the shortest of them. */
const MAX_COMPARED = 24

/** The catalogue's words that begin like this one, the one that finds most products first, as they are spelled. */
export async function completeWord(db: Db, language: Language, beginning: string, max: number): Promise<string[]> {
  const { rows } = await sql<{ spelled: string }>`
    select coalesce(spelled, word) as spelled from (
      select word, spelled, (
        select sum(bit_count(bits))::int from search_terms
        where language = ${language}
          and term = any(tsvector_to_array(to_tsvector(${DICTIONARIES[language]}::regconfig, word)))
      ) as hits
      from (
        select word, spelled from search_vocabulary
        where language = ${language} and word like ${beginning + '%'} and word <> ${beginning}
        order by length(word), word limit ${sql.lit(MAX_COMPARED)}
      ) near
    ) known where hits > 0 order by hits desc, length(word), word limit ${max}`.execute(db)
  return rows.map(({ spelled }) => spelled)
}
