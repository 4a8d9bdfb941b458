import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { prepareStatements } from './prepared'
import { openPool, type Work } from './server-pool'
import type { Database } from './types'

/** A PostgreSQL server, a folder, or memory. */
export type Place =
  | { readonly kind: 'server'; readonly url: string; readonly connections: number; readonly work?: 'calls' | 'setup' }
  | { readonly kind: 'folder'; readonly folder: string; readonly archive?: Blob }
  | { readonly kind: 'memory'; readonly archive?: Blob }

/** `dump` packs an embedded database into an archive that another can start from, with nothing to redo. */
export type Connection = {
  readonly db: Kysely<Database>
  readonly engine: 'postgresql' | 'pglite'
  readonly dump: () => Promise<Blob>
  readonly close: () => Promise<void>
}

const INT8 = 20
const SWEEPING_CONNECTIONS = 2
const sweepingOf = new WeakMap<Kysely<Database>, Kysely<Database>>()
const poolOf = new WeakMap<Kysely<Database>, pg.Pool>()

export async function connect(place: Place): Promise<Connection> {
  pg.types.setTypeParser(INT8, safeInteger)
  return place.kind === 'server' ? connectServer(place) : connectEmbedded(place)
}

function connectServer({ url, connections, work = 'calls' }: Extract<Place, { kind: 'server' }>): Connection {
  const open = (max: number, whose: Work): Kysely<Database> => {
    const pool = openPool(url, max, whose)
    pool.on('connect', prepareStatements)
    return overPool(pool)
  }
  const db = open(connections, work)
  const sweeping = work === 'calls' ? open(SWEEPING_CONNECTIONS, 'sweeps') : null
  if (sweeping) sweepingOf.set(db, sweeping)
  return {
    db,
    engine: 'postgresql',
    dump: () => Promise.reject(new Error('A server is backed up with its own tools')),
    close: async () => {
      await Promise.all([db.destroy(), sweeping?.destroy()])
    },
  }
}

function overPool(pool: pg.Pool): Kysely<Database> {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  poolOf.set(db, pool)
  return db
}

/** Of the pool that calls use. */
export function connectionsOf(db: Kysely<Database>): Readonly<Record<'busy' | 'idle' | 'waiting', number>> {
  const { totalCount = 0, idleCount: idle = 0, waitingCount: waiting = 0 } = poolOf.get(db) ?? {}
  return { busy: totalCount - idle, idle, waiting }
}

/** For background work: on a server, a separate pool whose statements may take 30 s instead of 2 s. */
export const forSweeps = (db: Kysely<Database>): Kysely<Database> => sweepingOf.get(db) ?? db

async function connectEmbedded(place: Exclude<Place, { kind: 'server' }>): Promise<Connection> {
  const [{ PGlite }, { pg_trgm }, { createPgConfig }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/node-postgres'),
  ])
  const lite = await PGlite.create({
    ...(place.kind === 'folder' ? { dataDir: place.folder } : {}),
    ...(place.archive ? { loadDataDir: place.archive } : {}),
    extensions: { pg_trgm },
  })
  const pool = new pg.Pool({ connection: createPgConfig(lite).connection, max: 1 } as pg.PoolConfig)
  // The adapter drops its connection after some errors (a full disk), and the pool makes the next one.
  pool.on('error', () => {})
  pool.on('connect', prepareStatements)
  const db = overPool(pool)
  return {
    db,
    engine: 'pglite',
    dump: async () => {
      await lite.exec('checkpoint')
      return lite.dumpDataDir('gzip')
    },
    close: async () => {
      await db.destroy()
      await lite.close()
    },
  }
}

/** Amounts are `bigint`; one that a number cannot hold exactly must fail. */
function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError('A stored integer is beyond what a number holds exactly')
  return value
}
