import { sql } from 'kysely'
import type { Db, Tx } from '../database/transaction'
import type { Needs } from './stock-holds'

/** How long a turn lasts: until then the same shopper cannot begin another one for the same item. */
export const TURN_MINUTES = 60

type TurnHolder = { readonly consumerNo: string; readonly network: string }

export type ShelfTurns = {
  readonly upc: string
  readonly onHand: number
  /** When the shopper's own turn began, if it has not ended. */
  readonly beganAt: Date | null
  readonly others: number
  readonly neighbours: number
}

/** Ends the turns of ordered items: a buyer holds nothing. */
export async function endTurns(tx: Tx, consumerNo: string, orderNumber: string): Promise<void> {
  await tx
    .deleteFrom('hold_turns')
    .where('consumer_no', '=', consumerNo)
    .where('upc', 'in', lines => lines.selectFrom('order_lines').select('upc').where('order_number', '=', orderNumber))
    .execute()
}

/** Passes turns to another cart's shopper, with their age. */
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

export async function deleteOldTurns(db: Db): Promise<void> {
  await db
    .deleteFrom('hold_turns')
    .where('began_at', '<', new Date(Date.now() - TURN_MINUTES * 60_000))
    .execute()
}

/** What the shopper and the network hold of other items. */
export async function readSums(
  tx: Tx,
  { consumerNo, network }: TurnHolder,
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

/** Reads and locks these shelves with everybody's turns, so that concurrent callers see each other. */
export async function readShelves(
  tx: Tx,
  { consumerNo, network }: TurnHolder,
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

/** A turn that has not ended keeps its start. */
export async function writeTurns(
  tx: Tx,
  { consumerNo, network }: TurnHolder,
  since: Date,
  needs: Needs,
): Promise<void> {
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
