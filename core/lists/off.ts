import { combine, createEvent, createStore } from 'effector'
import { loadSession } from '../http/stored-session'
import { tokenForgotten, tokenReceived } from '../http/token'
import { $config } from '../site/config'

/** The service gives whoever is here no list. */
export const listsRefused = createEvent()

// Computed, because hearts may come long after the page's first token.
const $wereOff = $config.map(({ key }) => loadSession(key)?.isAssociate ?? false)

/** Null before an answer that this file has seen. */
const $isOff = createStore<boolean | null>(null)
  .on(tokenReceived, (_current, { answer }) => answer.isAssociate ?? answer.consumerType === 'ASSOCIATE')
  .on(listsRefused, () => true)
  .on(tokenForgotten, () => false)

/** Associates sell for others, and have no lists. */
export const $areListsOff = combine($isOff, $wereOff, (isOff, wereOff) => isOff ?? wereOff)
