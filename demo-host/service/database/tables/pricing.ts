/** Tables of the pricing domain. */
export type PricingTables = Record<never, never>
