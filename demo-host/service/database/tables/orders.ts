/** Tables of the orders domain. */
export type OrderTables = Record<never, never>
