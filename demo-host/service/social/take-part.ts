import type { CreatedStash, NewReport, NewStash } from '../../../core/social/contracts'
import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import { fail } from '../failure'
import { wrongField } from '../people/check-person'
import { lockConsumer } from '../repositories/consumers'
import { countApproved } from '../repositories/social-media'
import { countReport, countStashes, saveReport, saveStash, lockOthersMedia } from '../repositories/social-people'
import { notFound } from './not-found'

/** Reports of as many shoppers hide a picture until somebody of the shop has looked at it. */
const REPORTS_THAT_HIDE = 3
const MAX_STASHES = 50

/** Counts once for each shopper. */
export async function reportMedia(call: CallContext, tx: Tx, mediaId: string, reason: NewReport['reason']) {
  const { consumerNo } = call.shopper()
  const media = await lockOthersMedia(tx, mediaId, consumerNo)
  if (!media) throw notFound('picture')
  if (!(await saveReport(tx, { mediaId, consumerNo, reason }))) return undefined
  const reports = media.reports + 1
  await countReport(tx, mediaId, reports, reports >= REPORTS_THAT_HIDE && media.looked_at === null)
  return undefined
}

/** Pictures that somebody puts together. */
export async function stashMedia(call: CallContext, tx: Tx, given: NewStash): Promise<CreatedStash> {
  const { consumerNo } = call.shopper()
  const name = given.name.trim()
  if (!name) throw wrongField('name')
  const mediaIds = [...new Set(given.mediaIds)]
  if ((await countApproved(tx, mediaIds)) < mediaIds.length) throw notFound('picture')
  await lockConsumer(tx, consumerNo)
  if ((await countStashes(tx, consumerNo)) >= MAX_STASHES)
    throw fail('GEN500', {}, { status: 409, message: 'Too many stashes' })
  return { stashId: await saveStash(tx, consumerNo, name, mediaIds), name, mediaIds }
}
