import { setTimeout as pause } from 'node:timers/promises'
import { row } from './print.mjs'

/** The stock before a run. */
export const shelves = async query => {
  const rows = await query('select upc, on_hand from stock')
  return new Map(rows.map(({ upc, on_hand: onHand }) => [upc, Number(onHand)]))
}

/** Stock plus sales equals the initial stock, everything reserved has a holder, and captures minus refunds equal the orders. No order hangs, is paid without being placed, or is placed without being paid. */
export async function audit(query, initial) {
  const one = async text => Number((await query(text))[0].n)
  const sold = await query(`
    select upc, sum(qty) as n from order_lines join orders using (order_number)
    where state in ('placed', 'shipped') group by upc`)
  const soldOf = new Map(sold.map(({ upc, n }) => [upc, Number(n)]))
  const now = await shelves(query)
  const off = [...initial].filter(([upc, before]) => (now.get(upc) ?? 0) + (soldOf.get(upc) ?? 0) !== before)
  return [
    row('upcs whose stock + sold is not what it was', 0, off.length),
    row(
      'rows below zero',
      0,
      await one('select count(*) as n from stock where on_hand < 0 or reserved < 0 or reserved > on_hand'),
    ),
    row(
      'reserved that nobody holds',
      0,
      await one(`
      select coalesce(sum(abs(reserved - held)), 0) as n from (
        select reserved, coalesce((select sum(qty) from stock_holds where stock_holds.upc = stock.upc), 0) as held from stock
      ) as books`),
    ),
    row(
      'gift cards, points and credits that are not what their book says',
      0,
      await one(`
        select count(*) as n from stored_values where balance < 0 or balance <> initial + coalesce(
          (select sum(units) from stored_value_entries where value_id = stored_values.id), 0)`),
    ),
    row('orders that hang', 0, await one(`select count(*) as n from orders where state in ('paying', 'challenged')`)),
    row(
      'charges without an order',
      0,
      await one(`
      select count(*) as n from sandbox_charges
      where state in ('authorised', 'captured') and captured - refunded + case state when 'authorised' then 1 else 0 end > 0
        and idempotency_key not in (
          select payment_id from payments join orders using (order_number) where orders.state in ('placed', 'shipped'))`),
    ),
    row(
      'orders without their charge',
      0,
      await one(`
      select count(*) as n from payments join orders using (order_number)
      where orders.state in ('placed', 'shipped') and not exists (
        select from sandbox_charges where idempotency_key = payment_id and sandbox_charges.amount = payments.amount
          and sandbox_charges.state in ('authorised', 'captured'))`),
    ),
    row(
      'captured - refunded',
      await one(`
      select coalesce(sum(payments.amount), 0) as n from payments join orders using (order_number)
      where orders.state in ('placed', 'shipped')`),
      await one('select coalesce(sum(captured - refunded), 0) as n from sandbox_charges'),
    ),
  ]
}

/** Payments to capture and orders to settle. */
const outstanding = async query => {
  const [{ n }] = await query(`
    select (select count(*) from outbox where done_at is null)
      + (select count(*) from orders where state = 'paying') as n`)
  return Number(n)
}

/** Lets the service finish; abandoned orders are made old enough to be settled. */
export async function settle(shop, seconds = 120) {
  await shop.start()
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    await pause(3000)
    await shop.stop()
    const left = await shop.look(async query => {
      await query(`update orders set created_at = created_at - interval '1 minute' where state = 'paying'`)
      await query('update outbox set next_at = now() where done_at is null')
      return outstanding(query)
    })
    if (left === 0) return
    await shop.start()
    // Longer than the interval of the sweeps.
    await pause(16_000)
  }
  await shop.stop()
}
