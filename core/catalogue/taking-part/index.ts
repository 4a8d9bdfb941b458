import { combine, createEvent, createStore } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { loadSession } from '../../http/stored-session'
import { tokenForgotten, tokenReceived } from '../../http/token'
import { $config } from '../../site/config'
import { $isFirstParty } from '../../site/settings'

/** A vote, a flag, a review, a question or a report was refused. */
export const takingPartRefused = createEvent<ShopError>()

const $isRefused = createStore(false)
  .on(takingPartRefused, (isRefused, { status, code }) => isRefused || (status === 403 && code === 'AUT404'))
  .reset(tokenReceived, tokenForgotten)

const guest = { isGuest: true, isAssociate: false }

/** Null before an answer that this file has seen: it may come long after the shop has started. */
const $who = createStore<typeof guest | null>(null)
  .on(tokenReceived, (_before, { answer: { consumerType, isAssociate } }) => ({
    isGuest: consumerType === 'GUEST',
    isAssociate: isAssociate ?? consumerType === 'ASSOCIATE',
  }))
  .on(tokenForgotten, () => guest)

const $stored = $config.map(({ key }) => {
  const { login = false, isAssociate = false } = loadSession(key) ?? {}
  return { isGuest: !login, isAssociate }
})

/** Associates write nothing about products, and a stranger's page nothing in the name of whoever signed in. */
export const $mayTakePart = combine(
  { who: $who, stored: $stored, isRefused: $isRefused, isFirstParty: $isFirstParty },
  ({ who, stored, isRefused, isFirstParty }) => {
    const { isGuest, isAssociate } = who ?? stored
    return !isRefused && !isAssociate && (isFirstParty || isGuest)
  },
)
