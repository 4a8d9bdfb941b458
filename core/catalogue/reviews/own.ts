import { createStore } from 'effector'
import { tokenForgotten } from '../../http/token'
import { ownVotesRead } from '../own-votes'
import type { KeptReview } from './contracts'
import { reviewKept } from './list'

type ByProduct<Value> = Readonly<Record<string, Value>>

export const $sentReviews = createStore<ByProduct<KeptReview>>({})
  .on(reviewKept, (sent, { productId, kept }) => ({ ...sent, [productId]: kept }))
  .reset(tokenForgotten)

/** The newest first: one that waits to be published has the one that it replaces behind it. What was sent from this page stands. */
export const $ownReviews = createStore<ByProduct<readonly KeptReview[]>>({})
  .on(reviewKept, (own, { productId, kept }) => ({
    ...own,
    [productId]: withReplaced(kept, own[productId] ?? []),
  }))
  .on(ownVotesRead, (own, { productId, written }) => {
    const here = own[productId]?.[0]
    return { ...own, [productId]: here ? withReplaced(here, written) : written }
  })
  .reset(tokenForgotten)

const withReplaced = (newest: KeptReview, others: readonly KeptReview[]): readonly KeptReview[] =>
  newest.status === 'published' ? [newest] : [newest, ...others.filter(({ status }) => status === 'published')]
