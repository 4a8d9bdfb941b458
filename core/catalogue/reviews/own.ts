import { createStore } from 'effector'
import { tokenForgotten } from '../../http/token'
import { ownVotesRead } from '../own-votes'
import type { SubmittedReview } from './contracts'
import { reviewAccepted } from './list'

type ByProduct<Value> = Readonly<Record<string, Value>>

export const $sentReviews = createStore<ByProduct<SubmittedReview>>({})
  .on(reviewAccepted, (sent, { productId, submitted }) => ({ ...sent, [productId]: submitted }))
  .reset(tokenForgotten)

/** Newest first: a review that waits to be published is followed by the published one that it replaces. One sent from this page goes before those that were read. */
export const $ownReviews = createStore<ByProduct<readonly SubmittedReview[]>>({})
  .on(reviewAccepted, (own, { productId, submitted }) => ({
    ...own,
    [productId]: withReplaced(submitted, own[productId] ?? []),
  }))
  .on(ownVotesRead, (own, { productId, written }) => {
    const newest = own[productId]?.[0]
    return { ...own, [productId]: newest ? withReplaced(newest, written) : written }
  })
  .reset(tokenForgotten)

const withReplaced = (newest: SubmittedReview, others: readonly SubmittedReview[]): readonly SubmittedReview[] =>
  newest.status === 'published' ? [newest] : [newest, ...others.filter(({ status }) => status === 'published')]
