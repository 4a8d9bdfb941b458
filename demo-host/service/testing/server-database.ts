import pg from 'pg'
import { type Connection, connect } from '../database/connection'
import { newId } from '../database/ids'
import { migrate } from '../database/migrator'
import { seedIfEmpty } from '../seed/fill/fill-if-empty'
import { sourcesHash } from './sources-hash'

/** Any number, the same for all test files: only one of them makes the template. */
const TEMPLATE_LOCK = 4_400_441

/** A database on the test server; `drop` it after the test. */
export type ServerDatabase = { readonly url: string; readonly drop: () => Promise<void> }

/** Makes a database of its own for a test file on a PostgreSQL server, as a copy of a migrated and seeded one. */
export async function databaseFromTemplate(server: string): Promise<Connection> {
  const { url, drop } = await copyOfTemplate(server)
  const connection = await connect({ kind: 'server', url, connections: 8 })
  return {
    ...connection,
    close: async () => {
      await connection.close()
      await drop()
    },
  }
}

/** Makes a migrated and seeded database. */
export async function copyOfTemplate(server: string): Promise<ServerDatabase> {
  const template = `till_test_${sourcesHash()}`
  return create(server, async (admin, name) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const known = await admin.query('select 1 from pg_database where datname = $1', [template])
    if (known.rowCount === 0) await makeTemplate(server, admin, template)
    await admin.query(`create database "${name}" template "${template}"`)
  })
}

/** Makes an empty database. */
export const emptyDatabase = (server: string): Promise<ServerDatabase> =>
  create(server, (admin, name) => admin.query(`create database "${name}"`))

async function create(
  server: string,
  make: (admin: pg.Client, name: string) => Promise<unknown>,
): Promise<ServerDatabase> {
  const name = `till_test_${newId().replaceAll('-', '')}`
  await as(server, admin => make(admin, name))
  return {
    url: urlOf(server, name),
    drop: () => as(server, admin => admin.query(`drop database "${name}" with (force)`)),
  }
}

async function makeTemplate(server: string, admin: pg.Client, template: string): Promise<void> {
  const making = template + '_making'
  await admin.query(`drop database if exists "${making}"`)
  await admin.query(`create database "${making}"`)
  const connection = await connect({ kind: 'server', url: urlOf(server, making), connections: 2, work: 'setup' })
  await migrate(connection.db)
  await seedIfEmpty(connection.db)
  await connection.close()
  await admin.query(`alter database "${making}" rename to "${template}"`)
}

async function as(server: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = '/' + database
  return url.href
}
