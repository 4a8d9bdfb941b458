import { setTimeout as pause } from 'node:timers/promises'
import { call } from '../../faults/shopper.mjs'

const SECONDS = 600

/** Waits until a search finds so many: a start answers calls while it fits what is searched to the products that are there. */
export async function untilFound(origin, isThem) {
  let total = 0
  // Another page each time, since what was found is kept for seconds.
  for (let start = 0; start < SECONDS; start += 1) {
    ;({ total } = (await call(origin, 'GET', `/products/v2/search/productSearch?count=1&start=${start}&lang=en`)).body)
    if (isThem(total)) return
    await pause(1000)
  }
  throw new Error(`A search finds ${total} products`)
}
