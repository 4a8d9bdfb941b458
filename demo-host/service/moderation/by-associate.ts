import type { ModeratedMedia, Refusal } from '../../../core/social/moderating/contracts'
import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import { fail } from '../failure'
import { findMedia } from '../repositories/moderation'
import type { Decider } from '../repositories/moderation-decisions'
import { showInStreams } from '../repositories/social-moderation'
import { notFound } from '../social/not-found'
import { decideWithin } from './decide'

/** From then on reports hide it no more. */
export async function approveMedia(
  call: CallContext,
  tx: Tx,
  mediaId: string,
  streamIds: readonly string[] = [],
): Promise<ModeratedMedia> {
  await decidePicture(call, tx, 'publish', mediaId)
  if (!(await showInStreams(tx, mediaId, call.key.siteId, [...new Set(streamIds)]))) throw notFound('stream')
  return { mediaId, status: 'approved' }
}

export async function refuseMedia(
  call: CallContext,
  tx: Tx,
  mediaId: string,
  refusal: Refusal,
): Promise<ModeratedMedia> {
  await decidePicture(call, tx, 'refuse', mediaId, refusal)
  return { mediaId, status: 'rejected' }
}

/** As the page of moderators does, about pictures of the associate's own site. */
async function decidePicture(
  call: CallContext,
  tx: Tx,
  decision: 'publish' | 'refuse',
  mediaId: string,
  refusal?: Refusal,
): Promise<void> {
  const { configuration, key } = call
  const by = deciding(call)
  const picture = await findMedia(tx, mediaId)
  const given = { by, configuration, reason: refusal?.reason ?? ('other' as const), words: '', galleries: [] }
  const isOwn = picture?.customer_id === key.siteId
  if (!isOwn || (await decideWithin(tx, `pictures/${decision}`, mediaId, given)) === 'gone') throw notFound('picture')
}

function deciding(call: CallContext): Decider {
  const { associate } = call.shopper()
  const isLive = call.configuration.environment === 'production'
  if (!associate || (isLive && associate.role !== 'manager')) throw fail('AUT404', {}, { status: 403 })
  return { store_id: associate.storeId, employee_id: associate.employeeId }
}
