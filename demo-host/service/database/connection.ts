import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { prepareStatements } from './prepared'
import type { Database } from './types'

/** Where the data lives: on a PostgreSQL server, in a folder of this process, or in its memory. */
export type Place =
  | { readonly kind: 'server'; readonly url: string; readonly connections: number }
  | { readonly kind: 'folder'; readonly folder: string; readonly archive?: Blob }
  | { readonly kind: 'memory'; readonly archive?: Blob }

/** An open database; `dump` packs an embedded one into an archive that another can start from. */
export type Connection = {
  readonly db: Kysely<Database>
  readonly engine: 'postgresql' | 'pglite'
  readonly dump: () => Promise<Blob>
  readonly close: () => Promise<void>
}

const INT8 = 20

/** Opens the database of a place; the same driver and dialect speak to both engines. */
export async function connect(place: Place): Promise<Connection> {
  pg.types.setTypeParser(INT8, safeInteger)
  return place.kind === 'server' ? connectServer(place) : connectEmbedded(place)
}

function connectServer({ url, connections }: Extract<Place, { kind: 'server' }>): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    statement_timeout: 30_000,
  })
  // A server that went away breaks idle connections; the pool replaces them, the process must not die of it.
  pool.on('error', () => {})
  // The same for one in the middle of a transaction: its next statement fails, which is all that needs to be known.
  pool.on('connect', client => {
    client.on('error', () => {})
    prepareStatements(client)
  })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    engine: 'postgresql',
    dump: () => Promise.reject(new Error('A server is backed up with its own tools')),
    close: () => db.destroy(),
  }
}

async function connectEmbedded(place: Exclude<Place, { kind: 'server' }>): Promise<Connection> {
  const lite = await PGlite.create({
    ...(place.kind === 'folder' ? { dataDir: place.folder } : {}),
    ...(place.archive ? { loadDataDir: place.archive } : {}),
    extensions: { pg_trgm },
  })
  const pool = new pg.Pool({ connection: createPgConfig(lite).connection, max: 1 } as pg.PoolConfig)
  // The adapter drops its connection after some errors (a full disk), and the pool makes the next one.
  pool.on('error', () => {})
  pool.on('connect', prepareStatements)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    engine: 'pglite',
    dump: () => lite.dumpDataDir('gzip'),
    close: async () => {
      await db.destroy()
      await lite.close()
    },
  }
}

/** Money is counted in minor units in `bigint` columns; a sum that a number cannot hold must never pass for one that it can. */
function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError('A stored integer is beyond what a number holds exactly')
  return value
}
