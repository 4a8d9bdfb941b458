import type { Db } from '../database/transaction'
import { cacheReads } from '../database/cached'

export type ContentMode = 'live' | 'preview'

export type ContentSite = { readonly siteId: string; readonly language: string }

/** A document in one language, as its mode shows it. */
export type ContentRecord = {
  readonly siteId: string
  readonly kind: string
  readonly key: string
  readonly language: string
  readonly modified: string
  readonly isDraft: boolean
  readonly body: Readonly<Record<string, unknown>>
}

/** `siteId` is left out for fragments, whose keys are unique; without a `key`, all documents of the kind. */
export type ContentWanted = { readonly siteId?: string; readonly kind: string; readonly key?: string }

const SECONDS = 30
const MAX_KEPT = 500
const sites = cacheReads<ContentSite | null>(SECONDS, MAX_KEPT)
const documents = cacheReads<readonly ContentRecord[]>(SECONDS, MAX_KEPT)

/** Null for a site without content. */
export const readSite = (db: Db, siteId: string): Promise<ContentSite | null> =>
  sites(db, siteId, () => loadSite(db, 'site_id', siteId))

/** The site whose drafts a token shows. */
export const readPreviewedSite = (db: Db, hash: string): Promise<ContentSite | null> =>
  loadSite(db, 'preview_hash', hash)

/** In all languages, in the site's order. What is published is cached for half a minute; an editor sees each change. */
export function readContent(db: Db, mode: ContentMode, wanted: ContentWanted): Promise<readonly ContentRecord[]> {
  const load = () => loadContent(db, mode, wanted)
  return mode === 'preview' ? load() : documents(db, JSON.stringify([wanted.siteId, wanted.kind, wanted.key]), load)
}

async function loadSite(db: Db, column: 'site_id' | 'preview_hash', value: string): Promise<ContentSite | null> {
  const row = await db
    .selectFrom('content_sites')
    .select(['site_id', 'language'])
    .where(column, '=', value)
    .executeTakeFirst()
  return row ? { siteId: row.site_id, language: row.language } : null
}

async function loadContent(
  db: Db,
  mode: ContentMode,
  { siteId, kind, key }: ContentWanted,
): Promise<readonly ContentRecord[]> {
  let query = db.selectFrom('content_documents').selectAll().where('kind', '=', kind)
  if (siteId !== undefined) query = query.where('site_id', '=', siteId)
  if (key !== undefined) query = query.where('key', '=', key)
  if (mode === 'live') query = query.where('body', 'is not', null)
  const rows = await query.orderBy('position').orderBy('site_id').orderBy('key').execute()
  return rows.flatMap(row => {
    const isDraft = mode === 'preview' && row.draft !== null
    const body = isDraft ? row.draft : row.body
    if (!body) return []
    const changed = isDraft ? row.modified_at : (row.published_at ?? row.modified_at)
    return [
      {
        siteId: row.site_id,
        kind: row.kind,
        key: row.key,
        language: row.language,
        modified: changed.toISOString(),
        isDraft,
        body: body as Record<string, unknown>,
      },
    ]
  })
}
