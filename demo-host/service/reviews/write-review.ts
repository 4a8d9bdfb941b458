import {
  type SubmittedReview,
  MAX_AUTHOR_LENGTH,
  MAX_REVIEW_LENGTH,
  MAX_TITLE_LENGTH,
  type NewReview,
} from '../../../core/catalogue/reviews/contracts'
import { textLength } from '../../../core/validate/text-length'
import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import { fail } from '../failure'
import { wrongField } from '../people/check-person'
import { lockConsumer } from '../repositories/consumers'
import { replaceReview } from '../repositories/review-writes'
import { hasOrdered, isSold } from '../repositories/reviews'
import { answerReview, isModerated, languageOf } from './answer-reviews'

/** One of each shopper for a product: a second one replaces the first. Throws `REV410` for a text over the limit, `ORD404` for an unknown product. */
export async function writeReview(
  call: CallContext,
  tx: Tx,
  productId: string,
  given: NewReview,
): Promise<SubmittedReview> {
  const { consumerNo } = call.shopper()
  const [title, text, author] = [given.title.trim(), given.text.trim(), given.author.trim()]
  if (!title || textLength(title, { maxLength: MAX_TITLE_LENGTH })) throw wrongField('title')
  if (!author || textLength(author, { maxLength: MAX_AUTHOR_LENGTH })) throw wrongField('author')
  if (!text) throw wrongField('text')
  if (textLength(text, { maxLength: MAX_REVIEW_LENGTH }))
    throw fail('REV410', { field: 'text', maxLength: MAX_REVIEW_LENGTH })
  if (!(await isSold(tx, productId))) throw fail('ORD404', { productId })
  await lockConsumer(tx, consumerNo)
  const status = isModerated(call.configuration) ? 'pending' : 'published'
  const review = await replaceReview(tx, {
    productId,
    consumerNo,
    rating: given.rating,
    title,
    text,
    author,
    fit: given.fit ?? null,
    language: languageOf(call),
    isVerified: await hasOrdered(tx, consumerNo, productId),
    status,
  })
  return { status, review: answerReview(review) }
}
