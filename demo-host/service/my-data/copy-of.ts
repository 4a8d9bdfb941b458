import type { DataCopy } from '../../../core/my-data/contracts'
import type { SentFile } from '../../../core/shapes/sent-file'
import type { CallContext } from '../calls/context'
import { inTransaction, type Tx } from '../database/transaction'
import { fail } from '../failure'
import { provePassword } from '../people/prove-owner'
import { lockConsumer } from '../repositories/consumers'
import { queueCopy, type CopyState, findCopy, takeCopy } from '../repositories/data-copies'
import { leaveJob, leaveMails } from '../repositories/outbox'

export const readCopy = async (call: CallContext): Promise<DataCopy> =>
  answerOf(await findCopy(call.db, call.shopper().consumerNo))

/** Requests a copy of the caller's data. A copy that is being made is not made twice. */
export async function requestCopy(call: CallContext, tx: Tx): Promise<DataCopy> {
  const { consumerNo } = call.shopper()
  await lockConsumer(tx, consumerNo)
  const before = answerOf(await findCopy(tx, consumerNo))
  if (before.state === 'pending') return before
  await queueCopy(tx, consumerNo, call.locale)
  await leaveJob(tx, 'data-copy', consumerNo)
  return answerOf(await findCopy(tx, consumerNo))
}

/** Checks the password, returns the copy, and mails its owner. Throws `PRO421` without a copy. */
export async function downloadCopy(call: CallContext, password: string): Promise<SentFile> {
  const { db, locale } = call
  const { email, firstName, lastName } = await provePassword(call, password)
  const copy = await takeCopy(db, call.shopper().consumerNo)
  if (!copy) throw fail('PRO421')
  const mail = { kind: 'data-downloaded', to: email, locale, firstName, lastName } as const
  await inTransaction(db, tx => leaveMails(tx, mail))
  return {
    fileName: `my-data-${copy.readyAt.toISOString().slice(0, 10)}.zip`,
    contentType: 'application/zip',
    content: copy.content.toString('base64'),
  }
}

function answerOf(copy: CopyState | undefined): DataCopy {
  if (!copy) return { state: 'none', expiresAt: null }
  if (copy.failed_at) return { state: 'failed', expiresAt: null }
  if (!copy.ready_at || !copy.expires_at) return { state: 'pending', expiresAt: null }
  if (copy.expires_at.getTime() <= Date.now()) return { state: 'none', expiresAt: null }
  return { state: 'ready', expiresAt: copy.expires_at.toISOString() }
}
