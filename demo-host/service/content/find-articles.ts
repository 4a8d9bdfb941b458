import { type Language, languages } from '../../../core/shapes/languages'
import type { Db } from '../database/transaction'
import type { ContentRecord } from '../repositories/content'
import { searchTexts } from '../repositories/text-search'

/** Those that a query finds, the best first; all of them for a query without words. Their title, subtitle and tags are searched, in the language that they are written in. */
export async function findArticles(
  db: Db,
  records: readonly ContentRecord[],
  query: string,
): Promise<readonly ContentRecord[]> {
  if (query.trim() === '') return records
  const written = [...new Set(records.map(({ language }) => language))]
  const found = await Promise.all(
    written.map(async language => {
      const own = records.filter(record => record.language === language)
      const places = await searchTexts(db, dictionaryOf(language), query, own.map(searchedIn))
      return places.flatMap(place => own[place] ?? [])
    }),
  )
  return found.flat()
}

const dictionaryOf = (language: string): Language => languages.find(known => language.startsWith(known)) ?? 'en'

function searchedIn({ body: { title, subtitle, tags } }: ContentRecord) {
  const labels = Array.isArray(tags) ? tags.map((tag: { label?: unknown } | null) => String(tag?.label ?? '')) : []
  return { title: String(title ?? ''), words: [subtitle ?? '', ...labels].join(' ') }
}
