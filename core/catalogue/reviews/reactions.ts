import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { asShopError, type ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import type { CountedVotes, TranslatedReview } from './contracts'
import { reviewEndpoints } from './endpoints'
import { takingPartRefused } from '../taking-part'
import { ownVotesRead } from '../own-votes'
import { votesCounted } from './list'

/** What the shopper did with a review, and what could not be done. */
export interface Reaction {
  /** Null before a vote. */
  readonly isHelpful: boolean | null
  readonly isFlagged: boolean
  readonly translated: TranslatedReview | null
  /** The translation is shown, not the review's own words. */
  readonly isTranslated: boolean
  readonly pending: 'vote' | 'flag' | 'translation' | null
  readonly error: ShopError | null
}

type Reactions = Readonly<Record<string, Reaction>>

export const noReaction: Reaction = {
  isHelpful: null,
  isFlagged: false,
  translated: null,
  isTranslated: false,
  pending: null,
  error: null,
}

export const votePressed = createEvent<{ reviewId: string; isHelpful: boolean }>()
export const flagPressed = createEvent<string>()
/** Shows the translation, or the review's own words again. */
export const translationPressed = createEvent<string>()

type Vote = { readonly reviewId: string; readonly isHelpful: boolean; readonly before: boolean | null }

const voteFx = requestFx(reviewEndpoints.voteReview)
const flagFx = requestFx(reviewEndpoints.flagReview)
const translateFx = requestFx(reviewEndpoints.translateReview)

const sendVoteFx = createEffect<Vote, CountedVotes, ShopError>(({ reviewId, isHelpful }) =>
  scopeBind(voteFx, { safe: true })({ params: { reviewId }, body: { isHelpful } }),
)

const sendFlagFx = createEffect<string, unknown, ShopError>(reviewId =>
  scopeBind(flagFx, { safe: true })({ params: { reviewId } }),
)

const readTranslationFx = createEffect<string, TranslatedReview, ShopError>(reviewId =>
  scopeBind(translateFx, { safe: true })({ params: { reviewId } }),
)

const translationToggled = createEvent<string>()

/** By review; what was not touched has none. A vote shows at once, and goes back where it is refused. */
export const $reactions = createStore<Reactions>({})
  .on(sendVoteFx, (all, { reviewId, isHelpful }) => changed(all, reviewId, { isHelpful, pending: 'vote', error: null }))
  .on(sendVoteFx.done, (all, { params: { reviewId } }) => changed(all, reviewId, { pending: null }))
  .on(sendVoteFx.fail, (all, { params: { reviewId, before }, error }) =>
    changed(all, reviewId, { isHelpful: before, pending: null, error: asShopError(error) }),
  )
  .on(sendFlagFx, (all, reviewId) => changed(all, reviewId, { pending: 'flag', error: null }))
  .on(sendFlagFx.done, (all, { params }) => changed(all, params, { isFlagged: true, pending: null }))
  .on([sendFlagFx.fail, readTranslationFx.fail], (all, { params, error }) =>
    changed(all, params, { pending: null, error: asShopError(error) }),
  )
  .on(readTranslationFx, (all, reviewId) => changed(all, reviewId, { pending: 'translation', error: null }))
  .on(readTranslationFx.done, (all, { params, result }) =>
    changed(all, params, { translated: result, isTranslated: true, pending: null }),
  )
  .on(translationToggled, (all, reviewId) =>
    changed(all, reviewId, { isTranslated: !reactionOf(all, reviewId).isTranslated }),
  )
  // What was done on this page stands.
  .on(ownVotesRead, (all, { reviews, flagged }) => {
    const ids = [...flagged, ...reviews.map(({ reviewId }) => reviewId)]
    const known = ids.map(id => {
      const here = reactionOf(all, id)
      const voted = reviews.find(({ reviewId }) => reviewId === id)?.isHelpful ?? null
      return [id, { ...here, isHelpful: here.isHelpful ?? voted, isFlagged: here.isFlagged || flagged.includes(id) }]
    })
    return { ...all, ...(Object.fromEntries(known) as Reactions) }
  })
  .reset(tokenForgotten)

sample({
  clock: votePressed,
  source: $reactions,
  filter: (all, { reviewId, isHelpful }) => {
    const { pending, isHelpful: before } = reactionOf(all, reviewId)
    return pending === null && before !== isHelpful
  },
  fn: (all, vote) => ({ ...vote, before: reactionOf(all, vote.reviewId).isHelpful }),
  target: sendVoteFx,
})

sample({
  clock: sendVoteFx.done,
  fn: ({ params: { reviewId }, result: counted }) => ({ reviewId, counted }),
  target: votesCounted,
})

sample({
  clock: flagPressed,
  source: $reactions,
  filter: (all, reviewId) => {
    const { pending, isFlagged } = reactionOf(all, reviewId)
    return pending === null && !isFlagged
  },
  fn: (_all, reviewId) => reviewId,
  target: sendFlagFx,
})

sample({
  clock: translationPressed,
  source: $reactions,
  filter: (all, reviewId) => reactionOf(all, reviewId).translated !== null,
  fn: (_all, reviewId) => reviewId,
  target: translationToggled,
})

sample({
  clock: translationPressed,
  source: $reactions,
  filter: (all, reviewId) => {
    const { pending, translated } = reactionOf(all, reviewId)
    return pending === null && translated === null
  },
  fn: (_all, reviewId) => reviewId,
  target: readTranslationFx,
})

sample({ clock: [sendVoteFx.failData, sendFlagFx.failData], target: takingPartRefused })

const reactionOf = (all: Reactions, reviewId: string): Reaction => all[reviewId] ?? noReaction

const changed = (all: Reactions, reviewId: string, change: Partial<Reaction>): Reactions => ({
  ...all,
  [reviewId]: { ...reactionOf(all, reviewId), ...change },
})
