import { createStore } from 'effector'
import { tokenForgotten } from '../../http/token'
import { ownVotesRead } from '../own-votes'
import type { SubmittedReview } from './contracts'
import { reviewAccepted } from './list'

type ByProduct<Value> = Readonly<Record<string, Value>>

export const $sentReviews = createStore<ByProduct<SubmittedReview>>({})
  .on(reviewAccepted, (sent, { productId, kept }) => ({ ...sent, [productId]: kept }))
  .reset(tokenForgotten)

/** The newest first: one that waits to be published has the one that it replaces behind it. What was sent from this page counts. */
export const $ownReviews = createStore<ByProduct<readonly SubmittedReview[]>>({})
  .on(reviewAccepted, (own, { productId, kept }) => ({
    ...own,
    [productId]: withReplaced(kept, own[productId] ?? []),
  }))
  .on(ownVotesRead, (own, { productId, written }) => {
    const here = own[productId]?.[0]
    return { ...own, [productId]: here ? withReplaced(here, written) : written }
  })
  .reset(tokenForgotten)

const withReplaced = (newest: SubmittedReview, others: readonly SubmittedReview[]): readonly SubmittedReview[] =>
  newest.status === 'published' ? [newest] : [newest, ...others.filter(({ status }) => status === 'published')]
