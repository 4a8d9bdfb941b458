import type { Block } from '../blocks/contracts'

const kinds = ['augmentedpage', 'category', 'fragment', 'page', 'product'] as const

/** The kinds of documents that are made of blocks. */
export type DocumentKind = (typeof kinds)[number]

export const isDocumentKind = (kind: string): kind is DocumentKind => kinds.some(one => one === kind)

export interface WantedDocument {
  readonly kind: DocumentKind
  readonly siteId: string
  readonly key: string
  /** Shows the draft to whoever edits it. */
  readonly previewToken?: string
}

export interface TitledBlocks {
  readonly title: string
  readonly blocks: readonly Block[]
}

/** What a document is kept under: drafts and what is published apart. */
export const documentName = ({ kind, siteId, key, previewToken }: WantedDocument): string =>
  [previewToken ? 'preview' : 'live', kind, siteId, key].join('/')
