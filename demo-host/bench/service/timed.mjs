/** Runs a prepared crowd of calls; their times, and what they cost. */
export async function timed({ warm, go }, meters) {
  await warm()
  const before = { server: meters.server(), database: await meters.database() }
  const began = performance.now()
  const times = await go()
  const seconds = (performance.now() - began) / 1000
  const sorted = times.toSorted((one, other) => one - other)
  const at = share => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return {
    rate: times.length / seconds,
    p95: at(0.95),
    p99: at(0.99),
    server: (meters.server() - before.server) / times.length,
    database: ((await meters.database()) - before.database) / times.length,
  }
}
