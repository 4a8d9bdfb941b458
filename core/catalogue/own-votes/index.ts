import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { loadSession } from '../../http/stored-session'
import { tokenForgotten } from '../../http/token'
import { $config } from '../../site/config'
import type { OwnVotes } from './contracts'
import { ownVotesEndpoints } from './endpoints'

/** The reviews or questions of a product are shown. */
export const ownVotesWanted = createEvent<string>()

const readFx = requestFx(ownVotesEndpoints.readOwnVotes)

const readOwnVotesFx = createEffect<string, OwnVotes, ShopError>(productId =>
  scopeBind(readFx, { safe: true })({ params: { productId } }),
)

/** The shopper's own reviews and votes from an earlier page. The lists work without them, so a failure is not shown. */
export const ownVotesRead = readOwnVotesFx.done.map(({ params: productId, result }) => ({ productId, ...result }))

// Without a session nobody has voted, and none is made to learn that. A page of another site learns nothing about a person.
export const findSessionFx = attach({
  source: $config,
  effect({ key }, _productId: string) {
    const stored = loadSession(key)
    return stored !== null && stored.accessExpiry > 0 && !(stored.login && stored.trust === 'third-party')
  },
})

const $requestedIds = createStore<readonly string[]>([])
  .on(findSessionFx, (requested, productId) => [...requested, productId])
  .reset(tokenForgotten)

sample({
  clock: ownVotesWanted,
  source: $requestedIds,
  filter: (requested, productId) => productId !== '' && !requested.includes(productId),
  fn: (_requested, productId) => productId,
  target: findSessionFx,
})

sample({
  clock: findSessionFx.done,
  filter: ({ result: isThere }) => isThere,
  fn: ({ params: productId }) => productId,
  target: readOwnVotesFx,
})
