import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Configuration } from '../configuration'
import { ConfigurationError } from '../configuration-error'
import { type Connection, connect } from './connection'
import { findTruncatedFile, forgetFileSizes, recordFileSizes } from './file-sizes'
import { lockFolder } from './folder-lock'
import { migrate } from './migrator'
import type { Db } from './transaction'

const SANDBOX_KEYS = ['pk_demo', 'pk_partner']
/** One for the work, one to renew its lease. */
const SETUP_CONNECTIONS = 2

type Fill = (db: Db) => Promise<unknown>

/** Opens, creates or upgrades the configured database. A new folder starts from `archive`. */
export async function openData(configuration: Configuration, archive: string, fill: Fill): Promise<Connection> {
  return configuration.databaseUrl
    ? openServer(configuration, configuration.databaseUrl, fill)
    : openFolder(resolve(configuration.dataFolder), archive, fill)
}

/** The build packs a migrated and seeded database once, so that the first start is fast. */
export async function packArchive(fill: Fill): Promise<Buffer> {
  const connection = await connect({ kind: 'memory' })
  await prepare(connection.db, fill)
  const archive = await connection.dump()
  await connection.close()
  return Buffer.from(await archive.arrayBuffer())
}

async function openServer({ connections, environment }: Configuration, url: string, fill: Fill): Promise<Connection> {
  try {
    await setUpServer(url, environment, fill)
    return await connect({ kind: 'server', url, connections })
  } catch (error) {
    if (error instanceof ConfigurationError) throw error
    const at = URL.canParse(url) ? ` at ${new URL(url).host}` : ''
    throw new ConfigurationError(`The database${at} of DATABASE_URL cannot be used (${serverReasonOf(error)}).`)
  }
}

/** Uses its own connections, because statements of calls have a time limit and migrations do not. */
async function setUpServer(url: string, environment: Configuration['environment'], fill: Fill): Promise<void> {
  const { db, close } = await connect({ kind: 'server', url, connections: SETUP_CONNECTIONS, work: 'setup' })
  try {
    if (environment === 'sandbox') return await prepare(db, fill)
    await migrate(db)
    await refuseSandboxData(db)
  } finally {
    await close()
  }
}

async function openFolder(folder: string, archive: string, fill: Fill): Promise<Connection> {
  const unlock = await lockFolder(folder)
  try {
    const database = join(folder, 'database')
    if (existsSync(database)) refuseDamaged(folder, database)
    else await makeFolder(folder, database, archive, fill)
    const connection = await connect({ kind: 'folder', folder: database })
    forgetFileSizes(database)
    await prepare(connection.db, fill)
    recordFileSizes(database)
    const close = async (): Promise<void> => {
      await connection.close()
      recordFileSizes(database)
    }
    return { ...connection, close: () => close().finally(unlock) }
  } catch (error) {
    unlock()
    if (error instanceof ConfigurationError) throw error
    throw new ConfigurationError(
      `The database in ${folder} cannot be opened (${reasonOf(error)}): move the folder away to start again, or name another in TILL_DATA_DIR.`,
    )
  }
}

function refuseDamaged(folder: string, database: string): void {
  const damage = findTruncatedFile(database)
  if (damage === null) return
  throw new ConfigurationError(
    `The database in ${folder} is damaged: ${damage}. Restore the folder from a backup, or move it away to start again.`,
  )
}

/** Created under another name and then moved, so that an interrupted start leaves nothing that looks like a database. */
async function makeFolder(folder: string, database: string, archive: string, fill: Fill): Promise<void> {
  for (const name of readdirSync(folder)) {
    if (name.startsWith('database.new')) rmSync(join(folder, name), { recursive: true, force: true })
  }
  const making = `${database}.new`
  const from = existsSync(archive) ? new Blob([readFileSync(archive)], { type: 'application/x-gzip' }) : undefined
  const connection = await connect({ kind: 'folder', folder: making, ...(from ? { archive: from } : {}) })
  await prepare(connection.db, fill)
  await connection.close()
  renameSync(making, database)
}

async function prepare(db: Db, fill: Fill): Promise<void> {
  await migrate(db)
  await fill(db)
}

async function refuseSandboxData(db: Db): Promise<void> {
  const row = await db.selectFrom('access_keys').select('key').where('key', 'in', SANDBOX_KEYS).executeTakeFirst()
  if (row) throw new ConfigurationError('This database holds the sandbox: production does not start on it.')
}

const UNKNOWN_AUTHORITY = 'its certificate is from an authority unknown here: name that in sslrootcert'

const SERVER_REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  ETIMEDOUT: 'nothing answers there',
  '28P01': 'user or password are wrong',
  '28000': 'this user may not connect from here',
  '3D000': 'there is no such database',
  '42501': 'its user may not create tables, or not the extension pg_trgm',
  '53300': 'it takes no more connections',
  ENOENT: 'a file or socket that it names is not there',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_AUTHORITY,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  CERT_HAS_EXPIRED: 'its certificate has expired',
}

function serverReasonOf(error: unknown): string {
  const code = reasonOf(error)
  return SERVER_REASONS[code] ? `${SERVER_REASONS[code]}, ${code}` : code
}

/** A driver's error code, else its message. */
function reasonOf(error: unknown): string {
  if (error instanceof Error) return 'code' in error && typeof error.code === 'string' ? error.code : error.message
  // The embedded database's file system throws a name and a number, not an `Error`.
  return JSON.stringify(error)
}
