/** Calls per second as a multiple of Vendure's, by the database that Till uses; Vendure uses PostgreSQL. */
export const RATIOS = {
  postgres: { add: 6, read: 5, product: 15, search: 2 },
  embedded: { add: 2.5, read: 2, product: 6, search: 1 },
}

/** Measured once, on PostgreSQL 15 with 16 connections. */
export const peers = [
  { call: 'add to cart', 'Vendure 3.7.3': '67/s, p99 348 ms, 23.7 ms of CPU', 'Medusa 2.21.2': '6/s, 207 ms of CPU' },
  { call: 'read cart', 'Vendure 3.7.3': '231/s', 'Medusa 2.21.2': '41/s' },
  { call: 'product detail', 'Vendure 3.7.3': '70-144/s', 'Medusa 2.21.2': '16-19/s' },
  { call: 'search', 'Vendure 3.7.3': '187-296/s over 21 rows', 'Medusa 2.21.2': '11-17/s' },
  { call: 'start, warm; memory', 'Vendure 3.7.3': '4 to 7 s; 225-363 MB', 'Medusa 2.21.2': '6.6 s; 337-683 MB' },
]

/** Figures beside their budgets, one row each. */
export function budgets(database, measured) {
  const { add, read, product, search, order, large, start, memory } = measured
  const isServer = database === 'postgres'
  const both = ({ server, database: data }) => server + data
  const cost = costs => `${both(costs).toFixed(1)} ms (${costs.server.toFixed(1)} + ${costs.database.toFixed(1)})`
  const row = (call, found, budget, isKept) => ({ call, on: database, found, budget, '': isKept ? 'ok' : 'OVER' })
  const unjudged = (call, found) => ({ call, on: database, found, budget: '', '': '' })
  // A rate depends on the machine, so only a peer's rate of the same run says whether it is kept.
  const rate = (name, call, { rate: found }) => ({
    ...unjudged(`${call}, a second`, found.toFixed(0)),
    budget: `${RATIOS[database][name]} times Vendure: --peers`,
  })
  return [
    ...(isServer
      ? [row('add to cart, processor time', cost(add), '4 ms', both(add) <= 4)]
      : [unjudged('add to cart, processor time', cost(add))]),
    ...(isServer ? [row('add to cart, p99', `${add.p99.toFixed(0)} ms`, '60 ms', add.p99 <= 60)] : []),
    rate('add', 'add to cart', add),
    unjudged('read cart, processor time', cost(read)),
    rate('read', 'read cart', read),
    unjudged('product detail, processor time', cost(product)),
    rate('product', 'product detail', product),
    unjudged('search, processor time', cost(search)),
    rate('search', 'search', search),
    unjudged('read cart, main thread', `${both(measured['read cart']).toFixed(1)} ms`),
    ...['sign in', 'begin the session', 'refresh', 'read the profile'].map(call => {
      const [own, max] = [both(measured[call]), 2 * both(measured['read cart'])]
      return row(`${call}, main thread`, `${own.toFixed(1)} ms`, `${max.toFixed(1)} ms, twice a cart read`, own <= max)
    }),
    unjudged('place order, processor time', cost(order)),
    row(
      `place order, p95 at ${isServer ? 50 : 20} a second`,
      `${order.p95.toFixed(0)} ms`,
      isServer ? '80 ms' : '200 ms',
      order.p95 <= (isServer ? 80 : 200),
    ),
    ...(large
      ? [
          row(
            'search over 100,000, p95',
            `${large.p95.toFixed(0)} ms`,
            isServer ? '50 ms' : '150 ms',
            large.p95 <= (isServer ? 50 : 150),
          ),
        ]
      : []),
    row('start, warm', `${(start / 1000).toFixed(1)} s`, isServer ? '1 s' : '2 s', start <= (isServer ? 1000 : 2000)),
    row(
      'memory after all that',
      `${memory.toFixed(0)} MB`,
      isServer ? '150 MB' : '400 MB',
      memory <= (isServer ? 150 : 400),
    ),
  ]
}
