import type { Review, Reviews, ReviewsQuery, ReviewSummary } from '../../../core/catalogue/reviews/contracts'
import type { CallContext } from '../calls/context'
import type { Configuration } from '../configuration'
import { fail } from '../failure'
import { countReviews, isSold, readReviews, type ReviewRecord } from '../repositories/reviews'
import { translatorOf } from './translator'

const PAGE = 10
const LARGEST_PAGE = 50
const LAST_START = 10_000

const ratings = [5, 4, 3, 2, 1]

export const languageOf = ({ locale }: Pick<CallContext, 'locale'>): string => locale.split('-')[0] ?? 'en'

/** Whether reviews wait for a moderator: in production always, in the sandbox if it is configured. */
export const isModerated = ({ environment, moderates }: Configuration): boolean =>
  moderates || environment === 'production'

/** One page of a product's reviews, and what there is in all. Throws `ORD404` for an unknown product. */
export async function answerReviews(call: CallContext, productId: string, query: ReviewsQuery): Promise<Reviews> {
  const { db, configuration } = call
  const start = wholeNumber(query.start, 'start', 0, LAST_START)
  const count = wholeNumber(query.count, 'count', PAGE, LARGEST_PAGE)
  const stars = starsOf(query.rating)
  const language = languageOf(call)
  const counts = await countReviews(db, productId)
  if (counts.length === 0 && !(await isSold(db, productId))) throw fail('ORD404', { productId })
  const page = { productId, stars, sort: query.sort ?? 'newest', start, count, language }
  const records = counts.length === 0 ? [] : await readReviews(db, page)
  return {
    total: counts.filter(({ rating }) => stars.length === 0 || stars.includes(rating)).reduce(added, 0),
    start,
    count,
    summary: summaryOf(counts),
    isModerated: isModerated(configuration),
    reviews: records.map(({ is_translated, ...record }) =>
      answerReview(record, record.language !== language && (is_translated || translatorOf(configuration) !== null)),
    ),
  }
}

export const answerReview = (record: ReviewRecord, isTranslatable = false): Review => ({
  reviewId: record.review_id,
  rating: record.rating,
  title: record.title,
  text: record.text,
  author: record.author,
  language: record.language,
  createdAt: record.created_at.toISOString(),
  isVerified: record.is_verified,
  fit: record.fit,
  helpful: record.helpful,
  notHelpful: record.not_helpful,
  isTranslatable,
})

type Counted = Awaited<ReturnType<typeof countReviews>>[number]

const added = (sum: number, { count }: Pick<Counted, 'count'>) => sum + count

function summaryOf(counts: readonly Counted[]): ReviewSummary {
  const count = counts.reduce(added, 0)
  const points = counts.reduce((sum, { rating, count }) => sum + rating * count, 0)
  const fitting = (fit: Counted['fit']) => counts.filter(counted => counted.fit === fit).reduce(added, 0)
  return {
    average: count === 0 ? 0 : Math.round((points / count) * 10) / 10,
    count,
    stars: ratings.map(rating => ({
      rating,
      count: counts.filter(counted => counted.rating === rating).reduce(added, 0),
    })),
    fit: { small: fitting('small'), true: fitting('true'), large: fitting('large') },
  }
}

function starsOf(text: string | undefined): number[] {
  if (text === undefined) return []
  const stars = text.split(',').map(Number)
  if (stars.every(star => ratings.includes(star))) return stars
  throw wrong('rating', 'must be stars from 1 to 5 with commas between them')
}

export function wholeNumber(text: string | undefined, field: string, usual: number, max: number): number {
  if (text === undefined) return usual
  if (/^\d+$/.test(text) && Number(text) <= max) return Number(text)
  throw wrong(field, `must be a whole number up to ${max}`)
}

const wrong = (field: string, how: string) =>
  fail('GEN500', { field }, { status: 400, message: `Query field '${field}' ${how}` })
