import { sql } from 'kysely'
import type { CallContext } from '../context'
import type { Db, Tx } from '../database/transaction'
import { networkOf } from '../plugins/network-of'
import type { Needs } from './holds'

/** How long a cart's stock waits for its order, each time that is asked for. */
const HOLD_MINUTES = 15
/** How long it waits at most, counted from the first time. */
const LONGEST_MINUTES = 30
/** How long a turn counts: until then the same shopper cannot begin another at the same thing. */
const TURN_MINUTES = 60

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

/** Gives the turns of an order's things back: who has bought holds nothing. */
export async function endTurns(tx: Tx, consumerNo: string, orderNumber: string): Promise<void> {
  await tx
    .deleteFrom('hold_turns')
    .where('consumer_no', '=', consumerNo)
    .where('upc', 'in', lines => lines.selectFrom('order_lines').select('upc').where('order_number', '=', orderNumber))
    .execute()
}

/** Passes the turns of one cart's shopper on to another's, as old as they are. */
export async function moveTurns(tx: Tx, fromBasket: string, toBasket: string, upcs: readonly string[]): Promise<void> {
  const shopperOf = (basketId: string) => sql`(select consumer_no from carts where basket_id = ${basketId})`
  await sql`
    with moved as (
      delete from hold_turns where consumer_no = ${shopperOf(fromBasket)} and upc = any(${[...upcs]}) returning *
    )
    insert into hold_turns (consumer_no, upc, network, qty, began_at)
    select ${shopperOf(toBasket)}, upc, network, qty, began_at from moved
    on conflict (consumer_no, upc) do update
      set qty = hold_turns.qty + excluded.qty, began_at = least(hold_turns.began_at, excluded.began_at)`.execute(tx)
}

/** Forgets the turns that count no more. */
export async function deleteOldTurns(db: Db): Promise<void> {
  await db
    .deleteFrom('hold_turns')
    .where('began_at', '<', new Date(Date.now() - TURN_MINUTES * 60_000))
    .execute()
}

type ShelfTurns = {
  readonly upc: string
  readonly onHand: number
  /** When the shopper's own turn began, where it counts still. */
  readonly beganAt: Date | null
  readonly others: number
  readonly neighbours: number
}

const isCrowded = ({ onHand, others, neighbours }: ShelfTurns): boolean =>
  neighbours >= atLeast(UNCHECKED.thingOfNetwork, onHand) || others >= atLeast(UNCHECKED.thing, onHand)

const atLeast = ({ share, least }: { readonly share: number; readonly least: number }, onHand: number): number =>
  Math.max(least, share * onHand)

/** What the shopper and the network have turns for at other things than these. */
async function readSums(
  tx: Tx,
  { consumerNo, network }: Holder,
  since: Date,
  needs: Needs,
): Promise<{ shopper: number; network: number }> {
  const { rows } = await sql<{ shopper: number; network: number }>`
    select
      (select coalesce(sum(qty), 0)::int from hold_turns
        where consumer_no = ${consumerNo} and began_at > ${since} and upc <> all(${[...needs.keys()]})) as shopper,
      (select coalesce(sum(qty), 0)::int from hold_turns
        where network = ${network} and began_at > ${since} and consumer_no <> ${consumerNo}) as network`.execute(tx)
  const [sums = { shopper: 0, network: 0 }] = rows
  return { shopper: sums.shopper, network: sums.network + sums.shopper }
}

async function readShelves(
  tx: Tx,
  { consumerNo, network }: Holder,
  since: Date,
  needs: Needs,
): Promise<readonly ShelfTurns[]> {
  const upcs = [...needs.keys()]
  await tx
    .selectFrom('stock')
    .select('upc')
    .where('upc', 'in', upcs)
    .orderBy(sql`upc collate "C"`)
    .forUpdate()
    .execute()
  const { rows } = await sql<ShelfTurns>`
    select stock.upc, stock.on_hand as "onHand", own.began_at as "beganAt",
      coalesce(counted.others, 0)::int as others, coalesce(counted.neighbours, 0)::int as neighbours
    from stock
    left join hold_turns as own on own.consumer_no = ${consumerNo} and own.upc = stock.upc and own.began_at > ${since}
    left join lateral (
      select sum(qty) as others, sum(qty) filter (where network = ${network}) as neighbours
      from hold_turns
      where hold_turns.upc = stock.upc and began_at > ${since} and consumer_no <> ${consumerNo}
    ) as counted on true
    where stock.upc = any(${upcs}) order by stock.upc collate "C"`.execute(tx)
  return rows
}

async function writeTurns(tx: Tx, { consumerNo, network }: Holder, since: Date, needs: Needs): Promise<void> {
  if (needs.size === 0) return
  const now = new Date()
  const rows = [...needs].sort().map(([upc, qty]) => ({ consumer_no: consumerNo, upc, network, qty, began_at: now }))
  await tx
    .insertInto('hold_turns')
    .values(rows)
    .onConflict(conflict =>
      conflict.columns(['consumer_no', 'upc']).doUpdateSet({
        qty: sql`case when hold_turns.began_at > ${since} then greatest(hold_turns.qty, excluded.qty) else excluded.qty end`,
        network: sql`excluded.network`,
        began_at: sql`case when hold_turns.began_at > ${since} then hold_turns.began_at else excluded.began_at end`,
      }),
    )
    .execute()
}
