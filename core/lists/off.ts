import { createStore } from 'effector'
import { tokenForgotten, tokenReceived } from '../http/token'
import { favoriteRefused, readFx } from './favorites'

/** Associates sell for others, and have no lists. */
export const $areListsOff = createStore(false)
  .on(tokenReceived, (_current, { answer }) => answer.isAssociate ?? answer.consumerType === 'ASSOCIATE')
  .on(readFx.failData, (current, { status }) => current || status === 403)
  .on(favoriteRefused, (current, { error }) => current || error.status === 403)
  .reset(tokenForgotten)
