/** Tables of the cart domain. */
export type CartTables = Record<never, never>
