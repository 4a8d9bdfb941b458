import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import { networkOf } from '../calls/network-of'
import { readShelves, readSums, type ShelfTurns, TURN_MINUTES, writeTurns } from '../repositories/hold-turns'
import type { Needs } from '../repositories/stock-holds'

/** How long a cart's stock waits for its order, each time that is asked for. */
const HOLD_MINUTES = 15
/** How long it waits at most, counted from the first time. */
const LONGEST_MINUTES = 30
/** Most pieces that one shopper has turns for. */
const MOST_OF_A_SHOPPER = 40

/** What others may have turns for before whoever comes next has to pass the bot check. */
const UNCHECKED = {
  /** All the things that one network holds. */
  network: 150,
  /** One thing, held from one network: a share of the shelf, or so many where the share is less. */
  thingOfNetwork: { share: 1 / 4, least: 2 },
  /** One thing, held from everywhere. */
  thing: { share: 1 / 2, least: 10 },
} as const

/** Who wants stock to be held. */
export type Holder = {
  readonly consumerNo: string
  readonly network: string
  /** Nobody asks this one to pass a bot check: it was passed, or the service runs without limits. */
  readonly isUnlimited: boolean
}

/** What may be held, and until when; `isCheckWanted` where a bot check would let the rest be held too. */
export type Granted = { readonly until: ReadonlyMap<string, Date>; readonly isCheckWanted: boolean }

/** Who holds stock by a call; what its body says of a bot check was looked at before (`plugins/mount.ts`). */
export const holderOf = (
  call: CallContext,
  { recaptcha_response: token }: { recaptcha_response?: string | undefined },
): Holder => ({
  consumerNo: call.shopper().consumerNo,
  network: networkOf(call.address),
  isUnlimited: call.configuration.limits === null || Boolean(token),
})

/**
 * Gives a shopper a turn at each of these shelves, as far as turns are left, and says until when each may be held. The
 * shelves are locked first, so that of many who come at once each one counts those before it.
 */
export async function takeTurns(tx: Tx, holder: Holder, needs: Needs): Promise<Granted> {
  const now = Date.now()
  const since = new Date(now - TURN_MINUTES * 60_000)
  const [sums, shelves] = [await readSums(tx, holder, since, needs), await readShelves(tx, holder, since, needs)]
  const until = new Map<string, Date>()
  let [ofShopper, ofNetwork, isCheckWanted] = [sums.shopper, sums.network, false]
  for (const shelf of shelves) {
    const qty = needs.get(shelf.upc) ?? 0
    const end = (shelf.beganAt?.getTime() ?? now) + LONGEST_MINUTES * 60_000
    if (end <= now || ofShopper + qty > MOST_OF_A_SHOPPER) continue
    // Who has a turn already keeps it, whoever came since.
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
  neighbours >= atLeast(UNCHECKED.thingOfNetwork, onHand) || others >= atLeast(UNCHECKED.thing, onHand)

const atLeast = ({ share, least }: { readonly share: number; readonly least: number }, onHand: number): number =>
  Math.max(least, share * onHand)
