import pg from 'pg'
import { endSilent } from './silence'

/**
 * Whose statements run: calls, for which somebody waits; sweeps, for which nobody does; or the set-up of a start, which
 * may build an index for an hour.
 */
export type Work = 'calls' | 'sweeps' | 'setup'

/** Milliseconds that the server gives a statement, and a transaction between two of them; 0 is no limit. */
const LIMITS = {
  calls: { statement: 2_500, idle: 5_000 },
  sweeps: { statement: 30_000, idle: 30_000 },
  setup: { statement: 0, idle: 0 },
} as const satisfies Record<Work, { readonly statement: number; readonly idle: number }>

/** A living server has ended a statement by its limit; one that has said nothing so much later is gone. */
const GRACE_MS = 500
/** The wait for a free connection, and for a new one. */
const CHECKOUT_MS = 4_000
/** An idle connection whose other end is silent is noticed ten seconds later than this. */
const KEEP_ALIVE_MS = 5_000

/** Opens a pool on a PostgreSQL server; it heals by itself where the server goes away, with a word or without one. */
export function openPool(url: string, connections: number, work: Work): pg.Pool {
  const { statement, idle } = LIMITS[work]
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CHECKOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    // What a connection that was given up has locked is free again after this.
    idle_in_transaction_session_timeout: idle,
    statement_timeout: statement,
  })
  // A server that went away breaks idle connections; the pool replaces them, the process must not die of it.
  pool.on('error', () => {})
  // The same for one in the middle of a transaction: its next statement fails, which is all that needs to be known.
  pool.on('connect', client => void client.on('error', () => {}))
  if (statement > 0) endSilent(pool, statement + GRACE_MS)
  return pool
}
