export { $documents, documentWanted } from './model'

export { type DocumentEntry, type DocumentKind, documentName, isDocumentKind, type WantedDocument } from './kinds'
