import type { ColumnType, Generated } from 'kysely'

type NullableJson<Content> = ColumnType<Content | null, string | null | undefined, string | null>

/** A site with content. */
type ContentSitesTable = {
  site_id: string
  /** The site's own; readers of a language that it has no words in get this one. */
  language: string
  /** SHA-256 of the token that shows its drafts; null if nobody may see them. */
  preview_hash: string | null
}

/** One document in one language (`en`, or `en-GB` where that differs). */
type ContentDocumentsTable = {
  site_id: string
  kind: string
  key: string
  language: string
  /** Its place among others of its kind. */
  position: Generated<number>
  /** As published; null before that. */
  body: NullableJson<object>
  /** What is not published yet; null if there is nothing. */
  draft: NullableJson<object>
  published_at: Date | null
  modified_at: Generated<Date>
}

export type ContentTables = { content_sites: ContentSitesTable; content_documents: ContentDocumentsTable }
