import { combine, createStore } from 'effector'
import { loadSession } from '../http/stored-session'
import { tokenForgotten, tokenReceived } from '../http/token'
import { $config } from '../site/config'
import { favoriteRefused, readFx } from './favorites'

// Computed, because hearts may come long after the page's first token.
const $wereOff = $config.map(({ key }) => loadSession(key)?.isAssociate ?? false)

/** Null before an answer that this file has seen. */
const $isOff = createStore<boolean | null>(null)
  .on(tokenReceived, (_current, { answer }) => answer.isAssociate ?? answer.consumerType === 'ASSOCIATE')
  .on(readFx.failData, (current, { status }) => (status === 403 ? true : current))
  .on(favoriteRefused, (current, { error }) => (error.status === 403 ? true : current))
  .on(tokenForgotten, () => false)

/** Associates sell for others, and have no lists. */
export const $areListsOff = combine($isOff, $wereOff, (isOff, wereOff) => isOff ?? wereOff)
