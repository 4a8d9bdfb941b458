import { type Db, inTransaction } from '../database/transaction'
import { type LaneWork, workLane, type WorkOptions } from '../outbox/work-lane'
import { failCopy, findCopy, saveCopy } from '../repositories/data-copies'
import type { Due } from '../repositories/outbox'
import { leaveMails } from '../repositories/outbox'
import { findPassword } from '../repositories/people'
import { personalRows } from '../repositories/personal-data'
import { zipOf } from './zip-of'

/** Each copy is held in memory as a whole. */
const AT_ONCE = 2
const FIRST_RETRY_MS = 2000
const MAX_ATTEMPTS = 5

/**
 * Makes requested copies and mails their owners. If a process dies, the next one makes its copy again. After five failures the
 * copy is given up, and its owner may request another.
 */
export const makeCopies = (context: { readonly db: Db }, options: WorkOptions = {}): Promise<void> => {
  const work: LaneWork = {
    finish: row => makeCopy(context.db, row),
    retryMs: ({ attempts }) => FIRST_RETRY_MS * 2 ** (attempts - 1),
    atOnce: AT_ONCE,
  }
  return workLane(context.db, 'jobs', work, options)
}

async function makeCopy(db: Db, { subject: consumerNo, attempts }: Due): Promise<string | null> {
  const copy = await findCopy(db, consumerNo)
  const person = await findPassword(db, consumerNo)
  if (!copy || copy.ready_at || copy.failed_at || !person) return null
  const { email, firstName, lastName } = person
  const named = { consumerNo, copyId: copy.copy_id }
  try {
    const about = { of: email, made: new Date().toISOString() }
    const content = zipOf({ about, ...(await personalRows(db, { consumerNo, email })) })
    await inTransaction(db, async tx => {
      if (!(await saveCopy(tx, named, content))) return
      await leaveMails(tx, { kind: 'data-ready', to: email, locale: copy.locale, firstName, lastName })
    })
    return null
  } catch (error) {
    if (attempts < MAX_ATTEMPTS) throw error
    await failCopy(db, named)
    return 'failed too often'
  }
}
