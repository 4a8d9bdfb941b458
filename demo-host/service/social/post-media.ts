import { MAX_CAPTION_LENGTH, MAX_NAME_LENGTH, type PostedMedia, type NewMedia } from '../../../core/social/contracts'
import { textLength } from '../../../core/validate/text-length'
import type { CallContext } from '../calls/context'
import { checkPicture } from '../contact/check-picture'
import type { Db, Tx } from '../database/transaction'
import { fail } from '../failure'
import { wrongField } from '../people/check-person'
import { lockConsumer } from '../repositories/consumers'
import { type CardRecord, readCards } from '../repositories/product-cards'
import { countPending, saveMedia, putIntoStreams } from '../repositories/social-media'
import { findSocialUser, saveSocialUser } from '../repositories/social-people'
import { fetchPicture } from './fetch-picture'
import { notFound } from './not-found'

/** Enough for an outing, and few enough to be looked at. */
const MAX_PENDING = 12

type Checked = Awaited<ReturnType<typeof checkPicture>>

/** The name that pictures are shown under; a second one replaces the first. */
export async function createSocialUser(call: CallContext, tx: Tx, given: string) {
  const { consumerNo } = call.shopper()
  const name = given.trim()
  if (!name || textLength(name, { maxLength: MAX_NAME_LENGTH })) throw wrongField('name')
  const { user_id: userId, name: saved } = await saveSocialUser(tx, {
    consumerNo,
    customerId: call.key.siteId,
    name,
  })
  return { userId, name: saved }
}

/** Either of the two; throws `PIC413`, `PIC415` or `PIC422` as for any upload. */
async function pictureIn({ configuration }: CallContext, { content, url }: NewMedia): Promise<Checked> {
  if (content !== undefined && url === undefined) return checkPicture(content)
  if (url !== undefined && content === undefined)
    return checkPicture(await fetchPicture(url, configuration.socialOrigins))
  throw wrongField(content === undefined ? 'content' : 'url')
}

type Post = { readonly user: { readonly name: string }; readonly caption: string; readonly cards: CardRecord[] }

async function checkPost(call: CallContext, db: Db, userId: string, given: NewMedia): Promise<Post> {
  const { consumerNo } = call.shopper()
  const user = await findSocialUser(db, userId, consumerNo)
  if (!user) throw notFound('user')
  if (!given.isOwn) throw wrongField('isOwn')
  const caption = given.caption.trim()
  if (caption && textLength(caption, { maxLength: MAX_CAPTION_LENGTH })) throw wrongField('caption')
  const productIds = [...new Set(given.productIds)]
  const cards = productIds.length > 0 ? await readCards(db, productIds, call.currency) : []
  if (cards.length < productIds.length) throw fail('ORD404')
  if ((await countPending(db, consumerNo)) >= MAX_PENDING)
    throw fail('GEN500', {}, { status: 409, message: 'Too many of your pictures wait to be looked at' })
  return { user, caption, cards }
}

/** Nothing is fetched for a call that would be refused. */
export async function preparePost(call: CallContext, userId: string, given: NewMedia): Promise<Checked> {
  await checkPost(call, call.db, userId, given)
  return pictureIn(call, given)
}

/** Waits until somebody of the shop has looked at it. */
export async function postMedia(
  call: CallContext,
  tx: Tx,
  userId: string,
  { given, picture }: { readonly given: NewMedia; readonly picture: Checked },
): Promise<PostedMedia> {
  const { consumerNo } = call.shopper()
  const { siteId } = call.key
  await lockConsumer(tx, consumerNo)
  const { user, caption, cards } = await checkPost(call, tx, userId, given)
  const mediaId = await saveMedia(tx, {
    customer_id: siteId,
    consumer_no: consumerNo,
    author: user.name,
    caption,
    language: call.locale.split('-')[0] ?? 'en',
    category: given.category ?? null,
    product_ids: cards.map(({ id }) => id),
    content_type: picture.contentType,
    content: picture.content,
  })
  await putIntoStreams(tx, mediaId, siteId, [...new Set(cards.map(({ card }) => card.masterId))])
  return { mediaId, status: 'pending' }
}
