/** Tables of the payments domain. */
export type PaymentTables = Record<never, never>
