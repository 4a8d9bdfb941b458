import { number, optional, string, type } from 'superstruct'

export const PriceAdjustment = type({ adjustmentId: string(), amount: number(), reason: optional(string()) })
