import { number, optional, string, type } from 'superstruct'

/** What somebody who sells in a store took off a cart. */
export const PriceAdjustment = type({ adjustmentId: string(), amount: number(), reason: optional(string()) })
