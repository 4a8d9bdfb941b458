import { fileURLToPath } from 'node:url'
import { bundlePrevious } from '../../test/previous-release.mjs'
import { audit, settle } from '../audit.mjs'
import { openBalancer } from '../balancer.mjs'
import { keepBuying } from '../buying.mjs'
import { row } from '../print.mjs'
import { openShop } from '../shop.mjs'
import { PRODUCT, stock } from '../stocked-shop.mjs'

const root = fileURLToPath(new URL('../../../', import.meta.url))

export const upgrade = {
  name: 'upgrade',
  promise: 'T13',
  title: "the release before, today's, the release before and today's again, ten times, while shoppers buy",
  go: async ({ file, database, quick }) => {
    // The embedded database serves one process: no rollout is possible.
    if (!database.empty) return [row('a process beside another', 'none', 'none')]
    const rows = []
    for (let turn = 0; turn < (quick ? 1 : 10); turn += 1) rows.push(...(await goOnce({ file, database, quick })))
    // If all are clean, one is enough to print.
    return quick || rows.some(({ ok }) => !ok) ? rows : rows.slice(0, rows.length / 10)
  },
}

async function goOnce({ file, database, quick }) {
  const data = await database.empty()
  const balancer = await openBalancer()
  const open = which => openShop({ file: which, database: data }, { TILL_PAGE_ORIGINS: balancer.origin })
  const old = await open(await bundlePrevious(root))
  const today = await open(file)
  const few = quick ? 5 : 20
  await old.start()
  balancer.turnTo(old.origin)
  const { upcs, initial } = await stock(old, { onHand: 100_000 })
  const buying = keepBuying(balancer.origin, [{ productId: PRODUCT, upc: upcs[0], qty: 1 }])
  await buying.more(few)
  for (const [next, last] of [
    [today, old],
    [old, today],
    [today, old],
  ]) {
    await next.start()
    balancer.turnTo(next.origin)
    await buying.more(few)
    await last.stop()
    await buying.more(few)
  }
  await buying.stop()
  await today.stop()
  await balancer.close()
  await settle(today)
  return [
    ...buying.rows(await today.look(query => query('select order_number, basket_id, state from orders'))),
    ...(await today.look(query => audit(query, initial))),
  ]
}
