export { $documents, documentWanted } from './model'

export { type DocumentKind, documentName, isDocumentKind, type WantedDocument } from './kinds'
