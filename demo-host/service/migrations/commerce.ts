import type { Migration } from 'kysely'
import { carts } from './0100-carts'
import { orders } from './0101-orders'

/** Tables of carts, pricing, orders and payments, in order; numbers from 0100. */
export const commerceMigrations: Record<string, Migration> = { '0100-carts': carts, '0101-orders': orders }
