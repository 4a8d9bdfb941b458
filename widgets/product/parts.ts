import type * as buyBox from '../product-parts/buy-box/buy-box'

/** What the quick shop shows as well; it comes in the quick shop's file. */
export type BuyBoxParts = typeof buyBox
