import pg from 'pg'
import { startPostgres } from '../../test/postgres.mjs'

/** A new database on a PostgreSQL server for each run. */
export async function postgres(root) {
  const server = await startPostgres(root)
  if (!server) return undefined
  let url = ''
  let count = 0
  const made = []
  const as = async (address, work) => {
    const client = new pg.Client({ connectionString: address })
    client.on('error', () => {})
    await client.connect()
    try {
      return await work(async (text, values = []) => (await client.query(text, values)).rows)
    } finally {
      await client.end().catch(() => {})
    }
  }
  const addressOf = name => Object.assign(new URL(server.url), { pathname: '/' + name }).href
  const create = async (name, template) => {
    await as(server.url, query => query(`create database "${name}"${template ? ` template "${template}"` : ''}`))
    made.push(name)
  }
  const fresh = `till_faults_${process.pid}`
  return {
    name: 'postgres',
    renew: async makeFirst => {
      if (count === 0) {
        await create(fresh)
        await makeFirst({ DATABASE_URL: addressOf(fresh) })
      }
      count += 1
      const name = `${fresh}_${count}`
      await create(name, fresh)
      url = addressOf(name)
    },
    environment: () => ({ DATABASE_URL: url }),
    look: work => as(url, work),
    /** Another empty database on the same server, for others' tables. */
    beside: async name => {
      await create(name)
      return { name: 'postgres', url: addressOf(name), look: work => as(addressOf(name), work) }
    },
    /** For a run whose first process is another release. */
    empty: async () => {
      count += 1
      const name = `${fresh}_${count}`
      await create(name)
      const own = addressOf(name)
      return { renew: async () => {}, environment: () => ({ DATABASE_URL: own }), look: work => as(own, work) }
    },
    /** Stops and restarts the server; null if it is not ours. */
    outage: server.outage ?? null,
    close: async () => {
      for (const name of made)
        await as(server.url, query => query(`drop database "${name}" with (force)`)).catch(() => {})
      await server.stop()
    },
  }
}
