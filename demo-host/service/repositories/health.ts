import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { isDiskFull } from '../database/disk-full'
import { newId } from '../database/ids'
import type { Db } from '../database/transaction'

/** Enough that a disk which only just has room does not count as one that has. */
const PROBE_BYTES = 512 * 1024

/** Throws where the database does not answer. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/** Writes what needs fresh room on the disk, undoes it, and returns whether there was any. */
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
