import { once } from 'node:events'
import fp from 'fastify-plugin'
import { isDiskFull } from '../database/disk-full'
import { hasRoomToWrite, ping } from '../repositories/health'
import type { Service } from './service'

export type Health = {
  /** Aborted when the process is asked to stop. */
  readonly drain: AbortController
  /** The database refused a write for lack of space. */
  isDiskFull: boolean
}

/** Call it with every database error. */
export function noteHealth({ health }: Service, error: unknown): void {
  if (isDiskFull(error)) health.isDiskFull = true
}

/** `GET /health` (the process is up) and `GET /ready` (it can work). Neither is limited: a balancer that asks too often must not think the process is gone. */
export const readiness = fp(
  async app => {
    const unlimited = { config: { rateLimit: false } }
    app.get('/health', unlimited, async () => ({ status: 'up' }))
    app.get('/ready', unlimited, async (_request, reply) => {
      const reason = await whyNotReady(app.service)
      return reply.code(reason ? 503 : 200).send({ status: reason ?? 'ready' })
    })
  },
  { name: 'readiness', dependencies: ['service', 'rate-limits'] },
)

async function whyNotReady(service: Service): Promise<string | null> {
  const { signal } = service.health.drain
  if (signal.aborted) return 'draining'
  // A busy database may be slow, but draining is reported at once.
  const answered = new AbortController()
  const drained = once(signal, 'abort', { signal: answered.signal }).then(
    () => 'draining',
    () => null,
  )
  const reason = await Promise.race([drained, askDatabase(service)])
  answered.abort()
  return reason
}

async function askDatabase({ db, health }: Service): Promise<string | null> {
  try {
    // Only after a refused write: testing writes on every call would cost too much.
    if (health.isDiskFull) health.isDiskFull = !(await hasRoomToWrite(db))
    else await ping(db)
  } catch {
    return 'database unreachable'
  }
  return health.isDiskFull ? 'disk full' : null
}
