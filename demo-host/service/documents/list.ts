import type { CartLine } from './cart'
import type { Currency } from '../pricing/money'

export type ListKind = 'saved' | 'favorites'

/** What was chosen, never what it costs. */
export type ListedItem = Omit<CartLine, 'upc'> & {
  /** Null without a variant. */
  readonly upc: string | null
  /** Of a custom amount on a gift card. */
  readonly currency: Currency
}

/** Newest first. */
export type ListDocument = { readonly items: readonly ListedItem[] }

export type ListRow = {
  readonly listId: string
  readonly consumerNo: string
  readonly kind: ListKind
  readonly shareId: string | null
  readonly document: ListDocument
}
