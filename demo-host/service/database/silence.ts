import type { Socket } from 'node:net'
import type { Pool, PoolClient } from 'pg'

/** The server became a standby: the connection works, but cannot write. */
const READ_ONLY = '25006'

type Query = (...args: unknown[]) => Promise<unknown>

/**
 * Destroys connections whose statement got no answer in this time, because the host is gone or the network drops packets.
 * Connections that have been idle since before that statement are destroyed too. The pool then opens new ones.
 */
export function endSilent(pool: Pool, milliseconds: number): void {
  const idleSince = new Map<PoolClient, number>()
  pool.on('acquire', client => idleSince.delete(client))
  pool.on('release', (_error, client) => idleSince.set(client, performance.now()))
  pool.on('remove', client => idleSince.delete(client))

  const giveUp = (silent: PoolClient, sentAt: number): void => {
    end(silent)
    for (const [client, since] of idleSince) if (since < sentAt) end(client)
  }

  pool.on('connect', client => {
    const query = client.query.bind(client) as Query
    const watched: Query = async (...args) => {
      const sentAt = performance.now()
      let isOpen = true
      // A busy process may see its timer due before it has read an answer that is there; `setImmediate` reads first.
      const timer = setTimeout(() => setImmediate(() => isOpen && giveUp(client, sentAt)), milliseconds)
      try {
        return await query(...args)
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === READ_ONLY) end(client)
        throw error
      } finally {
        isOpen = false
        clearTimeout(timer)
      }
    }
    client.query = watched as typeof client.query
  })
}

/** Closes the socket at once. `client.end()` would wait for the server. */
function end(client: PoolClient): void {
  const { connection } = client as unknown as { readonly connection: { readonly stream: Socket } }
  connection.stream.destroy()
}
