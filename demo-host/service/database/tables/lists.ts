import type { ListDocument, ListKind } from '../../documents/list'
import type { Json } from './site'

/** One row for each list: its parts are read and written together, under one lock. */
type ListsTable = {
  list_id: string
  consumer_no: string
  kind: ListKind
  /** The id of a shared list's link. */
  share_id: string | null
  document: Json<ListDocument>
  created_at: Date
  updated_at: Date
}

export type ListTables = { lists: ListsTable }
