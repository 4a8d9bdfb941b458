import type { TranslatedReview } from '../../../core/catalogue/reviews/contracts'
import type { CallContext } from '../calls/context'
import { fail } from '../failure'
import { saveTranslation } from '../repositories/review-writes'
import { findReview, findTranslation } from '../repositories/reviews'
import { withoutData } from '../without-data'
import { languageOf } from './answer-reviews'
import { notFound } from './not-found'
import { translatorOf } from './translator'

/** A review in the page's language: the stored translation, else a new one by the translator, which is then stored. */
export async function translateReview(call: CallContext, reviewId: string): Promise<TranslatedReview> {
  const { db, configuration, log } = call
  const review = await findReview(db, reviewId)
  if (!review) throw notFound()
  const language = languageOf(call)
  if (review.language === language) return { language, title: review.title, text: review.text }
  const known = await findTranslation(db, reviewId, language)
  if (known) return known
  const translate = translatorOf(configuration)
  if (!translate) throw fail('GEN500', {}, { status: 404, message: 'There is no translation into this language' })
  try {
    const texts = await translate({ title: review.title, text: review.text }, review.language, language)
    await saveTranslation(db, { reviewId, language, ...texts })
    return { language, ...texts }
  } catch (error) {
    log.warn({ failure: withoutData(error) }, 'A review was not translated')
    throw fail('GEN500', {}, { status: 502, message: 'The translator does not answer' })
  }
}
