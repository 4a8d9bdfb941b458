import type { Infer } from 'superstruct'
import type { Showcase, ShowcaseQuery } from '../../../core/content/pages/contracts'
import { fail } from '../failure'
import type { ContentRecord } from '../repositories/content'
import { answerRecord } from './answer-record'

const USUAL = 20

/** The last changed first. `all` is the whole site, in which the referrers are looked for. */
export function showcase(
  docType: string,
  all: readonly ContentRecord[],
  { layout, limit, offset = '0' }: Infer<typeof ShowcaseQuery>,
  isPreview: boolean,
): Infer<typeof Showcase> {
  if (!/^\d+$/.test(offset)) throw fail('GEN500', { field: 'offset' }, { status: 400 })
  const found = all
    .filter(({ kind, body }) => kind === docType && (!layout || holds(body, 'type', layout)))
    .sort((one, other) => other.modified.localeCompare(one.modified))
  return {
    docType,
    numFound: found.length,
    result: found.slice(Number(offset), Number(offset) + Number(limit ?? USUAL)).map(record => ({
      ...answerRecord(record),
      title: titleOf(record),
      ...(isPreview ? { isDraft: record.isDraft } : {}),
      referrers: all
        .filter(other => other !== record && holds(other.body, `${record.kind}Id`, record.key))
        .map(other => ({ kind: other.kind, key: other.key, title: titleOf(other) })),
    })),
  }
}

const titleOf = ({ key, body }: ContentRecord): string =>
  String(body['title'] ?? body['name'] ?? body['maximizedTitle'] ?? key)

/** Whether a field of this name, however deep, is this text. */
function holds(content: unknown, name: string, text: string): boolean {
  if (typeof content !== 'object' || content === null) return false
  return Object.entries(content).some(
    ([field, inner]) => (field === name && inner === text) || holds(inner, name, text),
  )
}
