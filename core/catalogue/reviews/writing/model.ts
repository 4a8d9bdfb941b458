import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { asShopError, type ShopError } from '../../../errors/shop-error'
import { askBotCheckFx } from '../../../http/bot-check'
import { requestFx } from '../../../http/request'
import { tokenForgotten } from '../../../http/token'
import { saveInTab, loadFromTab } from '../../../runtime/tab-storage'
import { $config } from '../../../site/config'
import { textLength } from '../../../validate/text-length'
import { type Fit, type SubmittedReview, MAX_REVIEW_LENGTH, type NewReview, type Review } from '../contracts'
import { findSessionFx } from '../../own-votes'
import { reviewEndpoints } from '../endpoints'
import { reviewAccepted } from '../list'
import { $ownReviews } from '../own'

// The shopper writes a review of a product, and what they typed stays until it is sent.

export interface ReviewDraft {
  /** 0 before stars are chosen. */
  readonly rating: number
  readonly title: string
  readonly text: string
  readonly author: string
  readonly fit: Fit | null
}

export type ReviewProblems = { readonly [Name in 'rating' | 'title' | 'text' | 'author']?: 'required' | 'too-long' }

type OfProduct = { readonly productId: string }
type ByProduct<Value> = Readonly<Record<string, Value>>

export const noDraft: ReviewDraft = { rating: 0, title: '', text: '', author: '', fit: null }

export const reviewFormShown = createEvent<string>()
export const draftChanged = createEvent<OfProduct & { change: Partial<ReviewDraft> }>()
export const reviewSubmitted = createEvent<string>()

const STORAGE_NAME = 'review-drafts'

const writeFx = requestFx(reviewEndpoints.writeReview)
const botCheckFx = attach({ effect: askBotCheckFx, mapParams: () => 'register' as const })

const loadDraftsFx = attach({
  source: $config,
  effect: ({ key }) => loadFromTab<ByProduct<ReviewDraft>>(key, STORAGE_NAME, 1),
})

const saveDraftsFx = attach({
  source: $config,
  effect: ({ key }, drafts: ByProduct<ReviewDraft>) => saveInTab(key, STORAGE_NAME, 1, drafts),
})

const sendFx = createEffect<OfProduct & { draft: ReviewDraft }, SubmittedReview, ShopError>(
  async ({ productId, draft }) => {
    const [checkBot, write] = [scopeBind(botCheckFx, { safe: true }), scopeBind(writeFx, { safe: true })]
    const recaptcha_response = await checkBot()
    const body: NewReview = { ...draft, ...(recaptcha_response && { recaptcha_response }) }
    return write({ params: { productId }, body })
  },
)

/** What was typed in this page goes before what an earlier page of the tab has kept. */
const $typed = createStore<ByProduct<ReviewDraft>>({})
  .on(loadDraftsFx.doneData, (typed, stored) => (stored ? { ...stored, ...typed } : typed))
  .on(sendFx.done, (typed, { params }) =>
    Object.fromEntries(Object.entries(typed).filter(([id]) => id !== params.productId)),
  )
  .reset(tokenForgotten)

/** Starts with the shopper's own review, if there is one: it is changed. */
export const $drafts = combine($typed, $ownReviews, (typed, own) => ({
  ...Object.fromEntries(
    Object.entries(own).flatMap(([id, [newest]]) => (newest ? [[id, draftOf(newest.review)]] : [])),
  ),
  ...typed,
}))

const draftTyped = sample({
  clock: draftChanged,
  source: $drafts,
  fn: (drafts, { productId, change }) => ({ [productId]: { ...noDraft, ...drafts[productId], ...change } }),
})

$typed.on(draftTyped, (typed, draft) => ({ ...typed, ...draft }))

export const $reviewProblems = createStore<ByProduct<ReviewProblems>>({})

/** Grows with each refused attempt, so that the view leads to what is wrong. */
export const $reviewAttempts = createStore<ByProduct<number>>({})

export const $sendingReviews = createStore<readonly string[]>([])
  .on(sendFx, (sending, { productId }) => [...sending, productId])
  .on(sendFx.finally, (sending, { params }) => sending.filter(id => id !== params.productId))

export const $reviewErrors = createStore<ByProduct<ShopError | null>>({})
  .on(sendFx, (errors, { productId }) => ({ ...errors, [productId]: null }))
  .on(sendFx.fail, (errors, { params, error }) => ({ ...errors, [params.productId]: asShopError(error) }))

const $areDraftsLoaded = createStore(false).on(loadDraftsFx, () => true)

sample({
  clock: reviewFormShown,
  source: $areDraftsLoaded,
  filter: isLoaded => !isLoaded,
  fn: () => {},
  target: loadDraftsFx,
})

sample({ clock: [draftTyped, sendFx.done], source: $typed, target: saveDraftsFx })

// Whoever has signed in since then may have a review from before, which is changed.
sample({ clock: reviewFormShown, target: findSessionFx })

const checked = sample({
  clock: reviewSubmitted,
  source: { drafts: $drafts, sending: $sendingReviews },
  filter: ({ sending }, productId) => !sending.includes(productId),
  fn: ({ drafts }, productId) => {
    const draft = drafts[productId] ?? noDraft
    return { productId, draft, problems: problemsOf(draft) }
  },
})

const isRight = ({ problems }: { problems: ReviewProblems }) => Object.keys(problems).length === 0

$reviewProblems
  .on(checked, (all, { productId, problems }) => ({ ...all, [productId]: problems }))
  .on(draftChanged, (all, { productId, change }) => ({ ...all, [productId]: without(all[productId], change) }))

$reviewAttempts
  .on(checked, (all, checking) => (isRight(checking) ? all : oneMore(all, checking.productId)))
  .on(sendFx.fail, (all, { params }) => oneMore(all, params.productId))

sample({
  clock: checked,
  filter: isRight,
  fn: ({ productId, draft: { title, text, author, ...draft } }) => ({
    productId,
    draft: { ...draft, title: title.trim(), text: text.trim(), author: author.trim() },
  }),
  target: sendFx,
})

sample({
  clock: sendFx.done,
  fn: ({ params: { productId }, result: submitted }) => ({ productId, submitted }),
  target: reviewAccepted,
})

function draftOf({ rating, title, text, author, fit = null }: Review): ReviewDraft {
  return { rating, title, text, author, fit }
}

/** In characters, where an emoji is one. */
export const charactersLeft = (text: string): number => MAX_REVIEW_LENGTH - [...text.trim()].length

function problemsOf({ rating, title, text, author }: ReviewDraft): ReviewProblems {
  const isLong = textLength(text.trim(), { maxLength: MAX_REVIEW_LENGTH }) !== null
  return {
    ...(rating === 0 && { rating: 'required' as const }),
    ...(!title.trim() && { title: 'required' as const }),
    ...(!text.trim() ? { text: 'required' as const } : isLong && { text: 'too-long' as const }),
    ...(!author.trim() && { author: 'required' as const }),
  }
}

const without = (problems: ReviewProblems = {}, change: Partial<ReviewDraft>): ReviewProblems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !(name in change)))

const oneMore = (all: ByProduct<number>, productId: string): ByProduct<number> => ({
  ...all,
  [productId]: (all[productId] ?? 0) + 1,
})
