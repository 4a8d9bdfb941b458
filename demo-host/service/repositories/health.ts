import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { isDiskFull } from '../database/disk-full'
import { newId } from '../database/ids'
import type { Db } from '../database/transaction'

/** Large enough that a nearly full disk counts as full. */
const PROBE_BYTES = 512 * 1024

/** Throws if the database does not answer. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/** How many seconds the clock of this process is ahead of the database's. */
export async function clockAhead(db: Db): Promise<number> {
  const sentAt = Date.now()
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const halfway = (sentAt + Date.now()) / 2
  return (halfway - (rows[0]?.now.getTime() ?? halfway)) / 1000
}

/** Tests whether the disk has space by a write that is rolled back. */
export async function hasRoomToWrite(db: Db): Promise<boolean> {
  const body = randomBytes(PROBE_BYTES).toString('base64')
  const row = { id: `room ${newId()}`, body_hash: '', status: 0, body, created_at: new Date() }
  try {
    await db.transaction().execute(async tx => {
      await tx.insertInto('kept_answers').values(row).execute()
      throw new Undone()
    })
  } catch (error) {
    if (isDiskFull(error)) return false
    if (!(error instanceof Undone)) throw error
  }
  return true
}

class Undone extends Error {}
