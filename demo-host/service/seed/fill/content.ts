import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db } from '../../database/transaction'
import type { Database } from '../../database/types'
import { insertMany } from '../../repositories/insert-many'
import type { SandboxData, SeedDocument } from '../types'

/** When the sandbox's editors were last at work. */
const WRITTEN = new Date('2026-10-01T08:00:00Z')

/** Puts the sites' content into a database that has none. */
export async function seedContent(db: Db, { contentSites, content }: SandboxData): Promise<void> {
  await db.transaction().execute(async tx => {
    for (const table of ['content_documents', 'content_sites'] as const) await tx.deleteFrom(table).execute()
    await insertMany(tx, 'content_documents', content.flatMap(rowsOf))
    await insertMany(
      tx,
      'content_sites',
      contentSites.map(({ siteId, language, previewToken }) => ({
        site_id: siteId,
        language,
        preview_hash: createHash('sha256').update(previewToken).digest('hex'),
      })),
    )
  })
}

function rowsOf(
  { siteId, kind, key, bodies, drafts = {} }: SeedDocument,
  position: number,
): Insertable<Database['content_documents']>[] {
  const languages = new Set([...Object.keys(bodies), ...Object.keys(drafts)])
  const textOf = (document: object | undefined) => (document ? JSON.stringify(document) : null)
  return [...languages].map(language => {
    const body = textOf(bodies[language as keyof typeof bodies])
    const draft = textOf(drafts[language as keyof typeof drafts])
    return {
      site_id: siteId,
      kind,
      key,
      language,
      position,
      body,
      draft,
      published_at: body ? WRITTEN : null,
      modified_at: WRITTEN,
    }
  })
}
