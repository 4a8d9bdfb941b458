import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { asShopError, type ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { logError } from '../../runtime/log-error'
import { cameOnline } from '../../runtime/page-events'
import { withPart } from '../../shapes/list-in-parts'
import { ownVotesWanted } from '../own-votes'
import type { CountedVotes, SubmittedReview, Review, Reviews, ReviewSummary } from './contracts'
import { reviewEndpoints } from './endpoints'

export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

export interface ReviewChoices {
  readonly sort: ReviewSort
  /** Empty for all. */
  readonly stars: readonly number[]
}

/** The reviews of a product, as far as they are shown. */
export interface ReviewList {
  readonly choices: ReviewChoices
  /** Null until the first answer. */
  readonly summary: ReviewSummary | null
  readonly isModerated: boolean
  readonly reviews: readonly Review[]
  /** How many there are with these choices. */
  readonly total: number
  /** How many were read from the service. */
  readonly read: number
  /** What is loading or has failed: the first page, or more. */
  readonly part: 'first' | 'more'
  readonly isPending: boolean
  readonly error: ShopError | null
}

type Lists = Readonly<Record<string, ReviewList>>
type OfProduct = { readonly productId: string }
type PageRequest = OfProduct & { readonly choices: ReviewChoices; readonly start: number }

export const reviewsShown = createEvent<string>()
export const reviewSortChosen = createEvent<OfProduct & { sort: ReviewSort }>()
/** Chosen once more, these stars are left out again. */
export const starsPressed = createEvent<OfProduct & { rating: number }>()
export const starsCleared = createEvent<string>()
export const moreReviewsWanted = createEvent<string>()
export const reviewsRetried = createEvent<string>()
/** The shopper has written a review, so the list is read again. */
export const reviewAccepted = createEvent<OfProduct & { submitted: SubmittedReview }>()
export const votesCounted = createEvent<{ reviewId: string; counted: CountedVotes }>()

const PAGE = 10
const usual: ReviewChoices = { sort: 'newest', stars: [] }

const readFx = requestFx(reviewEndpoints.readReviews)

const readReviewsFx = createEffect<PageRequest, Reviews, ShopError>(({ productId, choices: { sort, stars }, start }) =>
  scopeBind(readFx, { safe: true })({
    params: { productId },
    query: {
      sort,
      ...(stars.length > 0 && { rating: stars.join(',') }),
      start: String(start),
      count: String(PAGE),
    },
  }),
)

const listWanted = createEvent<PageRequest>()

export const $reviewLists = createStore<Lists>({})
  .on(listWanted, (lists, { productId, choices, start }) => ({
    ...lists,
    [productId]: {
      ...(lists[productId] ?? { summary: null, isModerated: false, reviews: [], total: 0, read: 0 }),
      choices,
      part: start > 0 ? 'more' : 'first',
      isPending: true,
      error: null,
    },
  }))
  .on(readReviewsFx.done, (lists, { params, result: { summary, isModerated, reviews, total } }) =>
    answered(lists, params, ({ reviews: shown }) => {
      const all = withPart(shown, { items: reviews, start: params.start, total }, ({ reviewId }) => reviewId)
      return { summary, isModerated, reviews: all.items, total: all.total, read: all.read }
    }),
  )
  .on(readReviewsFx.fail, (lists, { params, error }) => answered(lists, params, () => ({ error: asShopError(error) })))
  .on(votesCounted, (lists, { reviewId, counted }) =>
    Object.fromEntries(
      Object.entries(lists).map(([id, list]) => [
        id,
        {
          ...list,
          reviews: list.reviews.map(review => (review.reviewId === reviewId ? { ...review, ...counted } : review)),
        },
      ]),
    ),
  )

sample({
  clock: reviewsShown,
  source: $reviewLists,
  filter: (lists, productId) => productId !== '' && !lists[productId],
  fn: (_lists, productId) => ({ productId, choices: usual, start: 0 }),
  target: listWanted,
})

sample({ clock: reviewsShown, target: ownVotesWanted })

const logErrorFx = createEffect(() =>
  logError('Expected <till-reviews> with a product’s id, as in product="TQ4407AB12", got none; it shows nothing.'),
)

sample({ clock: reviewsShown, filter: productId => productId === '', fn: () => {}, target: logErrorFx })

sample({
  clock: reviewSortChosen,
  source: $reviewLists,
  filter: (lists, { productId, sort }) => productId in lists && lists[productId]?.choices.sort !== sort,
  fn: (lists, { productId, sort }) => ({ productId, choices: { ...choicesOf(lists, productId), sort }, start: 0 }),
  target: listWanted,
})

sample({
  clock: starsPressed,
  source: $reviewLists,
  filter: (lists, { productId }) => productId in lists,
  fn: (lists, { productId, rating }) => {
    const { sort, stars } = choicesOf(lists, productId)
    const chosen = stars.includes(rating) ? stars.filter(other => other !== rating) : [...stars, rating]
    return { productId, choices: { sort, stars: chosen }, start: 0 }
  },
  target: listWanted,
})

sample({
  clock: starsCleared,
  source: $reviewLists,
  filter: (lists, productId) => productId in lists,
  fn: (lists, productId) => ({ productId, choices: { ...choicesOf(lists, productId), stars: [] }, start: 0 }),
  target: listWanted,
})

sample({
  clock: moreReviewsWanted,
  source: $reviewLists,
  filter: (lists, productId) => {
    const list = lists[productId]
    return list?.isPending === false && !isOfOtherStars(list)
  },
  fn: (lists, productId) => ({
    productId,
    choices: choicesOf(lists, productId),
    start: lists[productId]?.read ?? 0,
  }),
  target: listWanted,
})

sample({
  clock: reviewsRetried,
  source: $reviewLists,
  filter: (lists, productId) => Boolean(lists[productId]?.error),
  fn: (lists, productId) => ({
    productId,
    choices: choicesOf(lists, productId),
    start: lists[productId]?.part === 'more' ? lists[productId].read : 0,
  }),
  target: listWanted,
})

sample({
  clock: reviewAccepted,
  source: $reviewLists,
  filter: (lists, { productId }) => productId in lists,
  fn: (lists, { productId }) => ({ productId, choices: choicesOf(lists, productId), start: 0 }),
  target: listWanted,
})

sample({ clock: listWanted, target: readReviewsFx })

// One after the other: a list that was read is no longer offline.
sample({
  clock: [cameOnline, readReviewsFx.done],
  source: $reviewLists,
  filter: lists => offlineIn(lists) !== undefined,
  fn: lists => offlineIn(lists) ?? '',
  target: reviewsRetried,
})

/** The list is older than the shopper's last choice, which failed. */
export const isOfOtherStars = ({ part, error }: ReviewList): boolean => part === 'first' && error !== null

const offlineIn = (lists: Lists): string | undefined =>
  Object.keys(lists).find(productId => lists[productId]?.error?.kind === 'network')

const choicesOf = (lists: Lists, productId: string): ReviewChoices => lists[productId]?.choices ?? usual

/** Only the last question of a product counts. */
function answered(
  lists: Lists,
  { productId, choices }: PageRequest,
  change: (list: ReviewList) => Partial<ReviewList>,
): Lists {
  const list = lists[productId]
  return list?.choices === choices ? { ...lists, [productId]: { ...list, isPending: false, ...change(list) } } : lists
}
