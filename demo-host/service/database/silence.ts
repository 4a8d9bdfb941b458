import type { Socket } from 'node:net'
import type { Pool, PoolClient } from 'pg'

/** A server that was made a standby: its connections are good, and good for nothing. */
const READ_ONLY = '25006'

type Query = (...asked: unknown[]) => Promise<unknown>

/**
 * Ends connections that leave a statement without an answer for so many milliseconds: behind them is a host that is gone, or a
 * network that swallows. Waiting statements fail then, the pool opens new connections, and those that lay idle since
 * before go too, since each would cost a shopper the same wait.
 */
export function endSilent(pool: Pool, milliseconds: number): void {
  const idleSince = new Map<PoolClient, number>()
  pool.on('acquire', client => idleSince.delete(client))
  pool.on('release', (_error, client) => idleSince.set(client, performance.now()))
  pool.on('remove', client => idleSince.delete(client))

  const giveUp = (silent: PoolClient, askedAt: number): void => {
    end(silent)
    for (const [client, since] of idleSince) if (since < askedAt) end(client)
  }

  pool.on('connect', client => {
    const query = client.query.bind(client) as Query
    const watched: Query = async (...asked) => {
      const askedAt = performance.now()
      const timer = setTimeout(() => giveUp(client, askedAt), milliseconds)
      try {
        return await query(...asked)
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === READ_ONLY) end(client)
        throw error
      } finally {
        clearTimeout(timer)
      }
    }
    client.query = watched as typeof client.query
  })
}

/** Without a farewell, which would wait for an answer like everything else. */
function end(client: PoolClient): void {
  const { connection } = client as unknown as { readonly connection: { readonly stream: Socket } }
  connection.stream.destroy()
}
