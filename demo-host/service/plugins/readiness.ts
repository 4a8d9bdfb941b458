import { sql } from 'kysely'
import { isDiskFull } from '../database/disk-full'
import { hasRoomToWrite } from '../repositories/room-to-write'
import type { Shop, ShopApp } from './shop'

/** What a process knows of itself that a balancer should know too. */
export type Health = {
  /** It was asked to stop, and answers only what still comes. */
  isDraining: boolean
  /** The database refused a write for want of room. */
  isDiskFull: boolean
}

/** Notes an error that says how the process stands; hand it every error of the database. */
export function noteHealth({ health }: Shop, error: unknown): void {
  if (isDiskFull(error)) health.isDiskFull = true
}

/**
 * Mounts `GET /health` (the process is up) and `GET /ready` (it can do its work). Neither counts against the limit of calls:
 * a balancer that asks too often must not be told that the process is gone.
 */
export function addReadiness(app: ShopApp): void {
  const unlimited = { config: { rateLimit: false } }
  app.get('/health', unlimited, async () => ({ status: 'up' }))
  app.get('/ready', unlimited, async (_request, reply) => {
    const hindrance = await findHindrance(app.shop)
    return reply.code(hindrance ? 503 : 200).send({ status: hindrance ?? 'ready' })
  })
}

async function findHindrance({ db, health }: Shop): Promise<string | null> {
  if (health.isDraining) return 'draining'
  try {
    // Writes are tried only after one was refused: to try them always would cost more than it tells.
    if (health.isDiskFull) health.isDiskFull = !(await hasRoomToWrite(db))
    else await sql`select 1`.execute(db)
  } catch {
    return 'database unreachable'
  }
  // The database may have taken its time, and the stop have come meanwhile.
  if (health.isDraining) return 'draining'
  return health.isDiskFull ? 'disk full' : null
}
