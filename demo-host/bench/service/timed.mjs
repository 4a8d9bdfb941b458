import { setTimeout as pause } from 'node:timers/promises'
import { median } from '../median.mjs'

const NO_REST = { server: 0, database: 0 }

/** Runs a prepared crowd of calls; their times, and what they cost beyond what the service does at rest, ms a second. */
export async function timed({ warm, go }, meters, atRest = NO_REST) {
  await warm()
  const before = { server: meters.server(), database: await meters.database() }
  const began = performance.now()
  const times = await go()
  const seconds = (performance.now() - began) / 1000
  const sorted = times.toSorted((one, other) => one - other)
  const at = share => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  const cost = (after, name) => Math.max(0, after - before[name] - atRest[name] * seconds) / times.length
  return {
    rate: times.length / seconds,
    p95: at(0.95),
    p99: at(0.99),
    server: cost(meters.server(), 'server'),
    database: cost(await meters.database(), 'database'),
  }
}

/** The median of each figure of each call over some rounds. */
export function mediansOf(rounds) {
  const [first] = rounds
  const usual = (call, figure) => median(rounds.map(round => round[call][figure]))
  const figuresOf = call => Object.keys(first[call]).map(figure => [figure, usual(call, figure)])
  return Object.fromEntries(Object.keys(first).map(call => [call, Object.fromEntries(figuresOf(call))]))
}

/** What a service costs that nobody calls, ms a second: its sweeps, and the database's own work. */
export async function restOf(meters, seconds = 8) {
  const before = { server: meters.server(), database: await meters.database() }
  await pause(seconds * 1000)
  return {
    server: (meters.server() - before.server) / seconds,
    database: ((await meters.database()) - before.database) / seconds,
  }
}
