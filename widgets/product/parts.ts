import type * as buyBox from '../product-parts/buy-box/buy-box'

/** Parts that the quick shop has too; they load in its file. */
export type BuyBoxParts = typeof buyBox
