import type { Migration } from 'kysely'
import { carts } from './0100-carts'
import { orders } from './0101-orders'
import { stores } from './0110-stores'
import { storedValues } from './0120-stored-values'
import { savedCards } from './0121-saved-cards'
import { wallets } from './0130-wallets'
import { lists } from './0140-lists'
import { sweeps } from './0150-sweeps'
import { handedCarts } from './0160-handed-carts'
import { cartsByReceiver } from './0161-carts-by-receiver'

/** Tables of carts, pricing, orders and payments, in order; numbers from 0100. */
export const commerceMigrations: Record<string, Migration> = {
  '0100-carts': carts,
  '0101-orders': orders,
  '0110-stores': stores,
  '0120-stored-values': storedValues,
  '0121-saved-cards': savedCards,
  '0130-wallets': wallets,
  '0140-lists': lists,
  '0150-sweeps': sweeps,
  '0160-handed-carts': handedCarts,
  '0161-carts-by-receiver': cartsByReceiver,
}
