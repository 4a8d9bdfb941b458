import { combine, createEvent, createStore } from 'effector'
import { loadSession } from '../http/stored-session'
import { tokenForgotten, tokenReceived } from '../http/token'
import { $config } from '../site/config'

/** The service gives whoever is here no list. */
export const listsRefused = createEvent()

// Computed, because hearts may come long after the page's first token.
const $wereOff = $config.map(({ key }) => {
  const { login = false, isAssociate = false, trust } = loadSession(key) ?? {}
  return isAssociate || (login && trust === 'third-party')
})

/** Null before an answer that this file has seen. */
const $isOff = createStore<boolean | null>(null)
  .on(tokenReceived, (_current, { answer: { consumerType, isAssociate, trust } }) =>
    trust === 'third-party' ? consumerType !== 'GUEST' : (isAssociate ?? consumerType === 'ASSOCIATE'),
  )
  .on(listsRefused, () => true)
  .on(tokenForgotten, () => false)

/** Associates sell for others, and have no lists; a page of another site has none of whoever signed in. */
export const $areListsOff = combine($isOff, $wereOff, (isOff, wereOff) => isOff ?? wereOff)
