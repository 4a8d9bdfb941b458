import type { Migration } from 'kysely'

/** Tables of carts, pricing, orders and payments, in order; numbers from 0100. */
export const commerceMigrations: Record<string, Migration> = {}
