import pg from 'pg'
import { endSilent } from './silence'

export type Work = 'calls' | 'sweeps' | 'setup'

/** Server-side limits in ms, for a statement and for an idle transaction. 0 means none. */
const LIMITS = {
  calls: { statement: 2_000, idle: 5_000 },
  sweeps: { statement: 30_000, idle: 30_000 },
  setup: { statement: 0, idle: 0 },
} as const satisfies Record<Work, { readonly statement: number; readonly idle: number }>

/** A live server cancels a statement at its limit. If nothing arrives this much later, the server is gone. */
const GRACE_MS = 500
const CHECKOUT_MS = 4_000
/** Node probes an idle connection after this time, and closes it ten seconds later. */
const KEEP_ALIVE_MS = 5_000

/** A pool that recovers when the server disappears, even silently. */
export function openPool(url: string, connections: number, work: Work): pg.Pool {
  const { statement, idle } = LIMITS[work]
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CHECKOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    // Frees the row locks of a connection that this process has given up.
    idle_in_transaction_session_timeout: idle,
    statement_timeout: statement,
    // Compiling (JIT) the statement of a one-line cart takes 40 times as long as running it.
    options: '-c jit=off',
  })
  // The pool replaces idle connections that break; without a listener the error would end the process.
  pool.on('error', () => {})
  // The same for a connection in a transaction: its next statement fails, and that is reported.
  pool.on('connect', client => void client.on('error', () => {}))
  if (statement > 0) endSilent(pool, statement + GRACE_MS)
  return pool
}
