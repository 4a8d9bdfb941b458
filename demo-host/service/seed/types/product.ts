import type { PastPrice, Product, ProductAttribute } from '../../catalogue/product'
import type { Instant } from '../../pricing/instant'
import type { Currency, Minor } from '../../pricing/money'

/** A variant's price in one currency; `current` below `original` is a sale since `salesPriceActiveDate`. */
export type SeedPrice = {
  readonly original: Minor
  readonly current: Minor
  readonly salesPriceActiveDate?: Instant
  /** Every price there was, oldest first; the last entry is `current`. */
  readonly history: readonly PastPrice[]
  /** Lowest price of the 30 days before the sale began; without a sale there is none to tell. */
  readonly historicBestPrice?: Minor
  /** Lowest price of an earlier sale, where there was one. */
  readonly previousBestSalesPrice?: Minor
}

/** One thing that can be bought. */
export type SeedVariant = {
  readonly id: string
  /** EAN-13, check digit included; what a cart takes. */
  readonly upc: string
  readonly attributes: readonly { readonly type: ProductAttribute['type']; readonly value: string }[]
  /** The same object for all variants of one price group. */
  readonly prices: Readonly<Record<Currency, SeedPrice>>
  readonly priceGroup: string
  /** Stock for delivery. */
  readonly onHand: number
  /** Stock at stores; a store that is not named has none. */
  readonly stores: readonly { readonly storeId: string; readonly quantity: number }[]
}

/** A product with all that can be bought of it. */
export type SeedProduct = Product & {
  readonly variants: readonly SeedVariant[]
  /** Words that a search may find it by, beyond name and kind. */
  readonly searchTerms: readonly string[]
}
