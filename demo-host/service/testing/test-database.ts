import { type Connection, connect } from '../database/connection'
import { cachedArchive } from './cached-archive'
import { databaseFromTemplate } from './server-database'

/** Opens a database for one test file: on the server that `TILL_TEST_DATABASE_URL` names, else in memory. */
export async function openTestDatabase(): Promise<Pick<Connection, 'db' | 'close' | 'engine'>> {
  const server = process.env.TILL_TEST_DATABASE_URL
  if (server) return databaseFromTemplate(server)
  return connect({ kind: 'memory', archive: await cachedArchive() })
}
