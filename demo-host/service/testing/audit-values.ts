import { sql } from 'kysely'
import type { Db } from '../database/transaction'

/** What does not add up, one sentence each; empty if everything does (T11). */
export async function auditValues(db: Db): Promise<string[]> {
  return [...(await auditBalances(db)), ...(await auditOrders(db))]
}

/** Every value: what it began with and its book make what it holds, never less than nothing. */
async function auditBalances(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string; initial: number; balance: number; booked: number }>`
    select stored_values.id, initial, balance, coalesce(sum(units), 0)::bigint as booked
    from stored_values left join stored_value_entries on value_id = stored_values.id
    group by stored_values.id, initial, balance
    having balance < 0 or initial + coalesce(sum(units), 0) <> balance`.execute(db)
  return rows.map(
    ({ id, initial, balance, booked }) => `${id} began with ${initial}, booked ${booked}, holds ${balance}`,
  )
}

/** Every order: one that came to nothing gave all back, any other kept what it took and is paid to the last unit. */
async function auditOrders(db: Db): Promise<string[]> {
  const taken = await db
    .selectFrom('stored_value_entries')
    .innerJoin('orders', 'orders.order_number', 'stored_value_entries.order_number')
    .select(['orders.order_number', 'orders.state', 'kind', 'units', 'value_id'])
    .execute()
  const wrong = taken.filter(({ state, kind }) => !isOver(state) && kind === 'restore')
  const lost = taken.filter(
    one =>
      isOver(one.state) &&
      one.kind === 'redeem' &&
      !taken.some(
        other => other.kind === 'restore' && other.order_number === one.order_number && other.value_id === one.value_id,
      ),
  )
  const orders = await db.selectFrom('orders').select(['order_number', 'document']).execute()
  const unpaid = orders.filter(({ document: { payment_instruments: parts, reward, totals } }) => {
    const paid = parts.reduce((sum, { amount }) => sum + amount, reward?.amountInCurrency ?? 0)
    return Math.abs(paid - totals.total) > 0.000_5
  })
  return [
    ...wrong.map(({ order_number, value_id }) => `${order_number} stands and gave ${value_id} back`),
    ...lost.map(({ order_number, value_id }) => `${order_number} came to nothing and kept ${value_id}`),
    ...unpaid.map(({ order_number }) => `${order_number} is not paid to the last unit`),
  ]
}

/** What came to nothing, or was taken back, keeps nothing. */
const isOver = (state: string): boolean => state === 'void' || state === 'cancelled'
