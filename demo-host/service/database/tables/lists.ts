import type { ListDocument, ListKind } from '../../documents/list'
import type { Json } from './site'

/** A list is one row, as a cart is: what is on it is read and written together, under one lock. */
type ListsTable = {
  list_id: string
  consumer_no: string
  kind: ListKind
  /** What a shared list is read by; null for one that was never shared. */
  share_id: string | null
  document: Json<ListDocument>
  created_at: Date
  updated_at: Date
}

export type ListTables = { lists: ListsTable }
