import { createHash } from 'node:crypto'
import type { CallContext } from '../calls/context'
import { fail } from '../failure'
import { type ContentMode, type ContentRecord, readContent, readPreviewedSite, readSite } from '../repositories/content'
import { inBestLanguage, languagesFor } from './best-language'

type Reader = Pick<CallContext, 'db' | 'locale'>

/** How content is asked for: the mode of the path, and the token that mode `preview` needs. */
export type ReadOptions = { readonly mode: string; readonly previewToken?: string | undefined }

/** Where documents are read, once it is known that they may be. */
export type OpenSite = { readonly siteId: string; readonly mode: ContentMode; readonly languages: readonly string[] }

export const unknownContent = () => fail('API404', {}, { status: 404, message: 'There is no such content' })

/** Drafts are for whoever has the token of their site, and for nobody else; what is published is for every page. */
export async function openSite(
  { db, locale }: Reader,
  { mode, previewToken }: ReadOptions,
  siteId: string,
): Promise<OpenSite> {
  if (modeOf(mode) === 'preview') {
    const site = await previewed({ db }, previewToken)
    if (site.siteId !== siteId) throw notForYou()
    return { siteId, mode: 'preview', languages: languagesFor(locale, site.language) }
  }
  const site = await readSite(db, siteId)
  if (!site) throw unknownContent()
  return { siteId, mode: 'live', languages: languagesFor(locale, site.language) }
}

/** All documents of a kind, in the site's order. */
export async function listContent({ db }: Reader, site: OpenSite, kind: string): Promise<readonly ContentRecord[]> {
  return inBestLanguage(await readContent(db, site.mode, { siteId: site.siteId, kind }), site.languages)
}

export async function findContent({ db }: Reader, site: OpenSite, kind: string, key: string): Promise<ContentRecord> {
  const [record] = inBestLanguage(await readContent(db, site.mode, { siteId: site.siteId, kind, key }), site.languages)
  if (!record) throw unknownContent()
  return record
}

/** A fragment or an event, whose path does not name its site. */
export async function findByKey(
  reader: Reader,
  { mode, previewToken }: ReadOptions,
  kind: 'fragment' | 'event',
  key: string,
): Promise<ContentRecord> {
  const { db, locale } = reader
  if (modeOf(mode) === 'preview') {
    const site = await previewed(reader, previewToken)
    return findContent(
      reader,
      { siteId: site.siteId, mode: 'preview', languages: languagesFor(locale, site.language) },
      kind,
      key,
    )
  }
  const records = await readContent(db, 'live', { kind, key })
  const site = records[0] ? await readSite(db, records[0].siteId) : null
  const [record] = site ? inBestLanguage(records, languagesFor(locale, site.language)) : []
  if (!record) throw unknownContent()
  return record
}

function modeOf(mode: string): ContentMode {
  if (mode === 'live' || mode === 'preview') return mode
  throw unknownContent()
}

async function previewed({ db }: Pick<Reader, 'db'>, token: string | undefined) {
  const site = token ? await readPreviewedSite(db, createHash('sha256').update(token).digest('hex')) : null
  if (!site) throw notForYou()
  return site
}

/** The same for a wrong token and for one of another site. */
const notForYou = () => fail('AUT404', {}, { status: 403 })
