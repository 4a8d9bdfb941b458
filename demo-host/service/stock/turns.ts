import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import { networkOf } from '../calls/network-of'
import { readShelves, readSums, type ShelfTurns, TURN_MINUTES, writeTurns } from '../repositories/hold-turns'
import type { Needs } from '../repositories/stock-holds'

/** How long one hold lasts. */
const HOLD_MINUTES = 15
/** The limit of repeated holds, from the first one. */
const LONGEST_MINUTES = 30
const MAX_OF_A_SHOPPER = 40

/** What others may hold before the next caller must pass the bot check. */
const UNCHECKED = {
  /** All items that one network holds. */
  network: 150,
  /** One item held by one network: a share of the shelf, but at least so many. */
  itemOfNetwork: { share: 1 / 4, least: 2 },
  /** One item held by everybody. */
  thing: { share: 1 / 2, least: 10 },
} as const

export type Holder = {
  readonly consumerNo: string
  readonly network: string
  /** The bot check was passed, or the service runs without limits. */
  readonly isUnlimited: boolean
}

/** `isCheckWanted`: after a bot check the rest could be held too. */
export type Granted = { readonly until: ReadonlyMap<string, Date>; readonly isCheckWanted: boolean }

/** The bot check of the body was verified before (`plugins/route.ts`). */
export const holderOf = (
  call: CallContext,
  { recaptcha_response: token }: { recaptcha_response?: string | undefined },
): Holder => ({
  consumerNo: call.shopper().consumerNo,
  network: networkOf(call.address),
  isUnlimited: call.configuration.limits === null || Boolean(token),
})

/** Gives a shopper a turn at each of these shelves, as far as the limits allow, and returns until when each may be held. The shelves are locked first, so that concurrent callers see each other. */
export async function takeTurns(tx: Tx, holder: Holder, needs: Needs): Promise<Granted> {
  const now = Date.now()
  const since = new Date(now - TURN_MINUTES * 60_000)
  const [sums, shelves] = [await readSums(tx, holder, since, needs), await readShelves(tx, holder, since, needs)]
  const until = new Map<string, Date>()
  let [ofShopper, ofNetwork, isCheckWanted] = [sums.shopper, sums.network, false]
  for (const shelf of shelves) {
    const qty = needs.get(shelf.upc) ?? 0
    const end = (shelf.beganAt?.getTime() ?? now) + LONGEST_MINUTES * 60_000
    if (end <= now || ofShopper + qty > MAX_OF_A_SHOPPER) continue
    // An existing turn stays, even if others have filled the limit since.
    if (!holder.isUnlimited && !shelf.beganAt && (ofNetwork >= UNCHECKED.network || isCrowded(shelf))) {
      isCheckWanted = true
      continue
    }
    ofShopper += qty
    ofNetwork += qty
    until.set(shelf.upc, new Date(Math.min(end, now + HOLD_MINUTES * 60_000)))
  }
  await writeTurns(tx, holder, since, new Map([...needs].filter(([upc]) => until.has(upc))))
  return { until, isCheckWanted }
}

const isCrowded = ({ onHand, others, neighbours }: ShelfTurns): boolean =>
  neighbours >= atLeast(UNCHECKED.itemOfNetwork, onHand) || others >= atLeast(UNCHECKED.thing, onHand)

const atLeast = ({ share, least }: { readonly share: number; readonly least: number }, onHand: number): number =>
  Math.max(least, share * onHand)
