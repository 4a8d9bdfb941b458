import type { CallContext } from '../calls/context'
import { siteLocaleOf } from '../languages/site-locale'
import type { ContentRecord } from '../repositories/content'

/** What every answer says of its document. */
export const answerRecord = ({ siteId, key, language, modified }: ContentRecord) => ({
  siteId,
  key,
  language,
  modified,
})

/**
 * The document itself; where answers are checked, its struct checks the fields. In its addresses `{root}` stands for the path
 * of the reader's locale (`/en-us`), `{site}` for that path at the shop, and `{media}` for the folder of the shop's pictures.
 */
export function answerDocument<Answer>(
  record: ContentRecord,
  { locale, configuration }: Pick<CallContext, 'locale' | 'configuration'>,
): Answer {
  const root = `/${siteLocaleOf(locale)}`
  const { shopOrigin } = configuration
  const body = JSON.stringify(record.body)
    .replaceAll('{root}', root)
    .replaceAll('{site}', shopOrigin + root)
    .replaceAll('{media}', `${shopOrigin}/media`)
  return { ...JSON.parse(body), ...answerRecord(record) }
}
