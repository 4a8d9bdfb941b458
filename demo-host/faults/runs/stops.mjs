import { setTimeout as pause } from 'node:timers/promises'
import { audit, settle } from '../audit.mjs'
import { keepAliveConnection, watchReadiness } from '../callers.mjs'
import { row } from '../print.mjs'
import { openShop } from '../shop.mjs'
import { call, readyShopper } from '../shopper.mjs'
import { openStockedShop, PRODUCT } from '../stocked-shop.mjs'

const CONNECTIONS = 16
const LONGEST_WAIT_MS = 10_000
/** Each of the connections places an order after so many other calls. */
const CALLS_AN_ORDER = 12
const environment = { TILL_DRAIN_SECONDS: '2' }

export const stops = {
  name: 'stops',
  promise: 'T13',
  title: 'SIGTERM, 50 times, under load over 16 kept connections; on PostgreSQL the calls go to two processes',
  go: async ({ file, database, quick }) => {
    const { shop, upcs, initial } = await openStockedShop({ file, database }, { onHand: 100_000, environment })
    const shops = [shop]
    if (database.name === 'postgres') shops.push(await openBeside({ file, database }))
    const readiness = watchReadiness(shops.map(({ origin }) => origin))
    const load = beginLoad(readiness, upcs[0])

    const exits = {}
    for (let times = 0; times < (quick ? 4 : 50); times += 1) {
      const stopped = shops[times % shops.length]
      while (!shops.every(({ origin }) => readiness.isReady(origin))) await pause(20)
      await pause(Math.random() * 500)
      const code = await stopped.stop()
      exits[code] = (exits[code] ?? 0) + 1
      await stopped.start()
    }
    const { calls, carts, orders } = await load.end()
    const short = await cartsThatLack(shop.origin, carts)
    await readiness.end()
    for (const each of shops) await each.stop()
    await settle(shop)

    const numbers = await shop.look(query => query(`select order_number from orders where state = 'placed'`))
    const placed = new Set(numbers.map(({ order_number: number }) => number))
    // A single process cannot answer while it starts again; of two, one always can.
    const timeOf = ({ ms, waited }) => (shops.length > 1 ? waited + ms : ms)
    const longest = nameOf => Math.round(Math.max(...calls.map(nameOf)))
    console.log(
      `  ${calls.length} calls, ${orders.length} orders; the longest wait for a ready process ${longest(({ waited }) => waited)} ms, for an answer ${longest(({ ms }) => ms)} ms`,
    )
    return [
      row('exit codes', { 0: quick ? 4 : 50 }, exits),
      row(
        'calls whose connection broke',
        {},
        tallyOf(
          calls.filter(({ lost }) => lost),
          ({ lost }) => lost,
        ),
      ),
      row(
        'calls with another answer than 200',
        {},
        tallyOf(
          calls.filter(({ status, lost }) => !lost && status !== 200),
          ({ status }) => status,
        ),
      ),
      row('calls without an answer for more than 10 s', 0, calls.filter(each => timeOf(each) > LONGEST_WAIT_MS).length),
      row('carts that lack what was acknowledged', 0, short),
      row('orders acknowledged and lost', 0, orders.filter(number => !placed.has(number)).length),
      ...(await shop.look(query => audit(query, initial))),
    ]
  },
}

/** A second process over the same database. */
async function openBeside({ file, database }) {
  const beside = await openShop({ file, database: { ...database, renew: async () => {} } }, environment)
  await beside.start()
  return beside
}

/** Sixteen shoppers who add, read and buy without a rest, until they are told to end. */
function beginLoad(readiness, upc) {
  const found = { calls: [], carts: [], orders: [] }
  let isOver = false
  const shopper = async () => {
    const connection = keepAliveConnection(readiness)
    const ask = async (...args) => {
      const answer = await connection.call(...args)
      found.calls.push(answer)
      return answer
    }
    while (!isOver) {
      const { token, basketId } = await readyShopperAnywhere(readiness, upc)
      let qty = 1
      for (let turn = 0; turn < CALLS_AN_ORDER && !isOver; turn += 1) {
        const body = { cartId: basketId, productId: PRODUCT, upc, qty: 1 }
        if (turn % 3 > 0) await ask('GET', `/cart/v1/cart/${basketId}?lang=en`, { token })
        else if ((await ask('POST', '/cart/v1/item', { body, token })).status === 200) qty += 1
      }
      if (isOver) {
        found.carts.push({ token, basketId, qty })
        continue
      }
      const order = { cartId: basketId, paymentMethod: { code: 'CREDIT_CARD' } }
      const { status, body } = await ask('PUT', '/cart/v2/checkout/order', { body: order, token })
      if (status === 200) found.orders.push(body.orderNumber)
    }
    connection.end()
  }
  const shopping = Promise.all(Array.from({ length: CONNECTIONS }, shopper))
  return {
    end: async () => {
      isOver = true
      await shopping
      return found
    },
  }
}

/** A shopper is made ready by calls that are not counted; a stop may break them, as any short script's. */
async function readyShopperAnywhere(readiness, upc) {
  for (;;) {
    try {
      return await readyShopper(await readiness.next(), [{ productId: PRODUCT, upc, qty: 1 }])
    } catch {
      await pause(50)
    }
  }
}

/** How many carts hold less, or more, than their shopper was told. */
async function cartsThatLack(origin, carts) {
  let count = 0
  for (const { token, basketId, qty } of carts) {
    const { body } = await call(origin, 'GET', `/cart/v1/cart/${basketId}?lang=en`, { token })
    if (body?.items?.reduce((sum, item) => sum + item.qty, 0) !== qty) count += 1
  }
  return count
}

function tallyOf(many, nameOf) {
  const counts = {}
  for (const one of many) counts[nameOf(one)] = (counts[nameOf(one)] ?? 0) + 1
  return counts
}
