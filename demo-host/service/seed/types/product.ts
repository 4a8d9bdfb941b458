import type { PastPrice, Product, ProductAttribute } from '../../catalogue/product'
import type { Words } from '../../languages/words'
import type { Instant } from '../../pricing/instant'
import type { Currency, Minor } from '../../pricing/money'

/** A variant's price in one currency; `current` below `original` is a sale since `salesPriceActiveDate`. */
export type SeedPrice = {
  readonly original: Minor
  readonly current: Minor
  readonly salesPriceActiveDate?: Instant
  /** Oldest first; the last entry is `current`. */
  readonly history: readonly PastPrice[]
  /** The lowest price of the 30 days before a sale. */
  readonly historicBestPrice?: Minor
  /** The lowest price of an earlier sale. */
  readonly previousBestSalesPrice?: Minor
}

export type SeedVariant = {
  readonly id: string
  /** EAN-13 with its check digit. */
  readonly upc: string
  readonly attributes: readonly { readonly type: ProductAttribute['type']; readonly value: string }[]
  /** The same object for all variants of one price group. */
  readonly prices: Readonly<Record<Currency, SeedPrice>>
  readonly priceGroup: string
  /** Stock for delivery. */
  readonly onHand: number
  /** A store that is not listed has none. */
  readonly stores: readonly { readonly storeId: string; readonly quantity: number }[]
}

/** Products that are worn together. */
export type SeedProductSet = {
  readonly id: string
  readonly name: Words
  readonly description?: Words
  readonly productIds: readonly string[]
}

export type SeedProduct = Product & {
  readonly variants: readonly SeedVariant[]
  /** Search words besides name and kind. */
  readonly searchTerms: readonly string[]
}
