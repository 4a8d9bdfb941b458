import { once } from 'node:events'
import fp from 'fastify-plugin'
import { isDiskFull } from '../database/disk-full'
import { hasRoomToWrite, ping } from '../repositories/health'
import type { Service } from './service'

/** What a process knows of itself that a balancer should know too. */
export type Health = {
  /** Aborted when the process is asked to stop: from then on it answers only what still comes. */
  readonly drain: AbortController
  /** The database refused a write for want of room. */
  isDiskFull: boolean
}

/** Notes an error that says how the process stands; hand it every error of the database. */
export function noteHealth({ health }: Service, error: unknown): void {
  if (isDiskFull(error)) health.isDiskFull = true
}

/**
 * Mounts `GET /health` (the process is up) and `GET /ready` (it can do its work). Neither counts against the limit of calls:
 * a balancer that asks too often must not be told that the process is gone.
 */
export const readiness = fp(
  async app => {
    const unlimited = { config: { rateLimit: false } }
    app.get('/health', unlimited, async () => ({ status: 'up' }))
    app.get('/ready', unlimited, async (_request, reply) => {
      const hindrance = await findHindrance(app.service)
      return reply.code(hindrance ? 503 : 200).send({ status: hindrance ?? 'ready' })
    })
  },
  { name: 'readiness', dependencies: ['service', 'rate-limits'] },
)

async function findHindrance(service: Service): Promise<string | null> {
  const { signal } = service.health.drain
  if (signal.aborted) return 'draining'
  // A busy database may take its time; that the process was asked to stop is told at once.
  const answered = new AbortController()
  const drained = once(signal, 'abort', { signal: answered.signal }).then(
    () => 'draining',
    () => null,
  )
  const hindrance = await Promise.race([drained, askDatabase(service)])
  answered.abort()
  return hindrance
}

async function askDatabase({ db, health }: Service): Promise<string | null> {
  try {
    // Writes are tried only after one was refused: to try them always would cost more than it tells.
    if (health.isDiskFull) health.isDiskFull = !(await hasRoomToWrite(db))
    else await ping(db)
  } catch {
    return 'database unreachable'
  }
  return health.isDiskFull ? 'disk full' : null
}
