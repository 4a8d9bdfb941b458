import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { asShopError, type ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import type { CountedVotes, TranslatedReview } from './contracts'
import { reviewEndpoints } from './endpoints'
import { takingPartRefused } from '../taking-part'
import { ownVotesRead } from '../own-votes'
import { isToSend, noVote, type Vote, voteCounted, voteRead, voteRefused, voteSent, voteGiven } from '../voting'
import { votesCounted } from './list'

/** What the shopper did with a review, and what could not be done. */
export interface Reaction extends Vote {
  readonly isFlagged: boolean
  readonly translated: TranslatedReview | null
  /** The translation is shown, not the review's own words. */
  readonly isTranslated: boolean
  readonly isFlagging: boolean
  readonly isTranslating: boolean
}

type Reactions = Readonly<Record<string, Reaction>>

export const noReaction: Reaction = {
  ...noVote,
  isFlagged: false,
  translated: null,
  isTranslated: false,
  isFlagging: false,
  isTranslating: false,
}

export const votePressed = createEvent<{ reviewId: string; isHelpful: boolean }>()
export const flagPressed = createEvent<string>()
/** Shows the translation, or the review's own words again. */
export const translationPressed = createEvent<string>()

const voteFx = requestFx(reviewEndpoints.voteReview)
const flagFx = requestFx(reviewEndpoints.flagReview)
const translateFx = requestFx(reviewEndpoints.translateReview)

const sendVoteFx = createEffect<{ reviewId: string; isHelpful: boolean }, CountedVotes, ShopError>(
  ({ reviewId, isHelpful }) => scopeBind(voteFx, { safe: true })({ params: { reviewId }, body: { isHelpful } }),
)

const sendFlagFx = createEffect<string, unknown, ShopError>(reviewId =>
  scopeBind(flagFx, { safe: true })({ params: { reviewId } }),
)

const readTranslationFx = createEffect<string, TranslatedReview, ShopError>(reviewId =>
  scopeBind(translateFx, { safe: true })({ params: { reviewId } }),
)

const translationToggled = createEvent<string>()

/** By review; what was not touched has none. */
export const $reactions = createStore<Reactions>({})
  .on(votePressed, (all, { reviewId, isHelpful }) => changed(all, reviewId, voteGiven(isHelpful)))
  .on(sendVoteFx, (all, { reviewId }) => changed(all, reviewId, voteSent))
  .on(sendVoteFx.done, (all, { params: { reviewId, isHelpful } }) => changed(all, reviewId, voteCounted(isHelpful)))
  .on(sendVoteFx.fail, (all, { params: { reviewId, isHelpful }, error }) =>
    changed(all, reviewId, voteRefused(reactionOf(all, reviewId), isHelpful, error)),
  )
  .on(sendFlagFx, (all, reviewId) => changed(all, reviewId, { isFlagging: true, error: null }))
  .on(sendFlagFx.done, (all, { params }) => changed(all, params, { isFlagged: true, isFlagging: false }))
  .on(sendFlagFx.fail, (all, { params, error }) =>
    changed(all, params, { isFlagging: false, error: asShopError(error) }),
  )
  .on(readTranslationFx, (all, reviewId) => changed(all, reviewId, { isTranslating: true, error: null }))
  .on(readTranslationFx.done, (all, { params, result }) =>
    changed(all, params, { translated: result, isTranslated: true, isTranslating: false }),
  )
  .on(readTranslationFx.fail, (all, { params, error }) =>
    changed(all, params, { isTranslating: false, error: asShopError(error) }),
  )
  .on(translationToggled, (all, reviewId) =>
    changed(all, reviewId, { isTranslated: !reactionOf(all, reviewId).isTranslated }),
  )
  .on(ownVotesRead, (all, { reviews, flagged }) => {
    const withFlags = flagged.reduce((known, id) => changed(known, id, { isFlagged: true }), all)
    return reviews.reduce(
      (known, { reviewId, isHelpful }) => changed(known, reviewId, voteRead(reactionOf(known, reviewId), isHelpful)),
      withFlags,
    )
  })
  .reset(tokenForgotten)

sample({
  clock: [votePressed, sendVoteFx.finally.map(({ params }) => params)],
  source: $reactions,
  filter: (all, { reviewId }) => isToSend(reactionOf(all, reviewId)),
  fn: (all, { reviewId }) => ({ reviewId, isHelpful: reactionOf(all, reviewId).isHelpful === true }),
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
    const { isFlagging, isFlagged } = reactionOf(all, reviewId)
    return !isFlagging && !isFlagged
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
    const { isTranslating, translated } = reactionOf(all, reviewId)
    return !isTranslating && translated === null
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
