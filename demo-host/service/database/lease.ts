import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { newId } from './ids'
import type { Db } from './transaction'

const LEASE_SECONDS = 10
const RENEWED_MS = 3_000
const LOOK_AGAIN_MS = 200

/**
 * Runs `work` while no other process runs anything under the same name. If its process dies, the next one starts after
 * ten seconds. Not every engine or connection pooler supports advisory locks.
 */
export async function inTurn<Result>(db: Db, name: string, work: () => Promise<Result>): Promise<Result> {
  const holder = newId()
  while (!(await take(db, name, holder))) await pause(LOOK_AGAIN_MS * (0.5 + Math.random()))
  const renewing = setInterval(() => void renew(db, name, holder).catch(() => {}), RENEWED_MS)
  try {
    return await work()
  } finally {
    clearInterval(renewing)
    await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute()
  }
}

const until = sql<Date>`now() + ${LEASE_SECONDS} * interval '1 second'`

async function take(db: Db, name: string, holder: string): Promise<boolean> {
  const taken = await db
    .insertInto('leases')
    .values({ name, holder, until })
    .onConflict(conflict =>
      conflict.column('name').doUpdateSet({ holder, until }).where('leases.until', '<', sql<Date>`now()`),
    )
    .returning('holder')
    .executeTakeFirst()
  return taken !== undefined
}

async function renew(db: Db, name: string, holder: string): Promise<void> {
  await db.updateTable('leases').set({ until }).where('name', '=', name).where('holder', '=', holder).execute()
}
