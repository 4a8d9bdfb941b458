import type { CartLine } from './cart'
import type { Currency } from '../pricing/money'

/** Why something is on a list. */
export type ListKind = 'saved' | 'favorites'

/** A thing as it is kept: what was chosen, never what it costs. */
export type ListedThing = Omit<CartLine, 'upc'> & {
  /** Null where no variant was chosen. */
  readonly upc: string | null
  /** Of the sum that the shopper put on a gift card. */
  readonly currency: Currency
}

/** All of a list, the newest first. */
export type ListDocument = { readonly items: readonly ListedThing[] }

/** A list as it is stored. */
export type ListRow = {
  readonly listId: string
  readonly consumerNo: string
  readonly kind: ListKind
  readonly shareId: string | null
  readonly document: ListDocument
}
