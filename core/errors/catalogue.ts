import { accountCodes } from './codes/account'
import { cartCodes } from './codes/cart'
import { clientCodes } from './codes/client'
import { flashCodes } from './codes/flash'
import { paymentCodes } from './codes/payment'
import { platformCodes } from './codes/platform'
import { type Reaction, reactionTo } from './reactions'

/** One row of the catalogue. */
export type CatalogueRow = {
  /** The HTTP status that the code travels with; 200 for what an answer says in passing, 0 for what never travels. */
  status: number
  meaning: string
  reaction: Reaction
  /** Whether the same call may succeed when it is made again as it is. */
  retry: boolean
}

const rows = { ...accountCodes, ...cartCodes, ...paymentCodes, ...platformCodes, ...flashCodes, ...clientCodes }

/** A code of the catalogue. */
export type Code = keyof typeof rows

/** Every code of the shop (spec/1 §8, spec/2 §8, spec/3 §8): for the service, the documentation and the tests. */
export const catalogue = Object.fromEntries(
  Object.entries(rows).map(([code, [status, meaning, again]]) => [
    code,
    { status, meaning, reaction: reactionTo(code), retry: again === 'again' },
  ]),
) as Readonly<Record<Code, CatalogueRow>>

/** Whether a code stands in the catalogue. */
export function isCatalogued(code: string): code is Code {
  return Object.hasOwn(catalogue, code)
}
