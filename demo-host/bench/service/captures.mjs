import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openShop } from '../../faults/shop.mjs'

const PROVIDER_MS = 300
const BUDGET = 50

/** A slow provider that captures every payment. */
const PROVIDER = `
const slowly = () => new Promise(resolve => setTimeout(resolve, ${PROVIDER_MS}))
const never = async () => { throw new Error('The bench only captures') }
export default () => ({
  gateway: {
    readCard: never, withCode: never, authorise: never, confirm: never, find: never, cancel: never, refund: never,
    challengePage: 'https://pay.example/3ds/{challengeId}', capture: slowly,
  },
})`

/** How many payments a second one process captures, with `count` of them waiting. */
export async function benchCaptures({ file, database, count }) {
  const folder = mkdtempSync(join(tmpdir(), 'till-captures-'))
  const TILL_PROVIDERS = join(folder, 'provider.mjs')
  writeFileSync(TILL_PROVIDERS, PROVIDER)
  const shop = await openShop({ file, database }, { TILL_PROVIDERS })
  await shop.look(query => leaveToCapture(query, count))
  await shop.start()
  // Two thirds of what waits is more than enough to see the pace, whenever the first look happened.
  await pause((2000 * count) / 3 / BUDGET)
  const found = await shop.look(query =>
    query(`
      select count(*)::int as done, extract(epoch from max(done_at) - min(done_at))::float as seconds
      from outbox where done_at is not null`),
  )
  await shop.stop()
  rmSync(folder, { recursive: true })
  const [{ done, seconds }] = found
  const rate = done > 1 ? done / seconds : 0
  return {
    call: `captures a second at a provider of ${PROVIDER_MS} ms`,
    on: database.name,
    found: rate.toFixed(0),
    budget: String(BUDGET),
    '': rate >= BUDGET ? 'ok' : 'OVER',
  }
}

/** Orders that are paid and wait for their capture. */
async function leaveToCapture(query, count) {
  const ids = JSON.stringify(Array.from({ length: count }, () => randomUUID()))
  const from = `from jsonb_array_elements_text($1::jsonb) as id`
  await query(
    `insert into orders (order_number, basket_id, consumer_no, email, state, placement, currency, total, document, cart,
      created_at, placed_at, expires_at)
    select id, id, 'bench', '', 'placed', id, 'USD', 100, '{}', '{}', now(), now(), now() ${from}`,
    [ids],
  )
  await query(
    `insert into payments (order_number, payment_id, method, token, currency, amount, state)
    select id, id, 'CREDIT_CARD', 'bench', 'USD', 100, 'authorised' ${from}`,
    [ids],
  )
  await query(
    `insert into outbox (id, topic, subject, document, next_at) select id, 'payment-capture', id, '{}', now() ${from}`,
    [ids],
  )
}
