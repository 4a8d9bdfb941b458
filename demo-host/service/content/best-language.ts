import type { ContentRecord } from '../repositories/content'

/** The languages to try for a reader of this locale, best first: the country's own, the language alone, the site's. */
export const languagesFor = (locale: string, own: string): readonly string[] => [
  locale,
  locale.split('-')[0] ?? own,
  own,
]

/** One of each document, in the reader's language, else in the site's own. What has neither is left out. */
export function inBestLanguage(
  records: readonly ContentRecord[],
  languages: readonly string[],
): readonly ContentRecord[] {
  const best = new Map<string, ContentRecord>()
  const rank = ({ language }: ContentRecord) => languages.indexOf(language)
  for (const record of records) {
    if (rank(record) < 0) continue
    const name = `${record.siteId} ${record.key}`
    const known = best.get(name)
    if (!known || rank(record) < rank(known)) best.set(name, record)
  }
  return [...best.values()]
}
