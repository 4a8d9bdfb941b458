import { combine, createEvent, createStore } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { tokenForgotten, tokenReceived } from '../../http/token'
import { $isFirstParty } from '../../site/settings'

/** A vote, a flag, a review, a question or a report was refused. */
export const takingPartRefused = createEvent<ShopError>()

const $isRefused = createStore(false)
  .on(takingPartRefused, (isRefused, { status, code }) => isRefused || (status === 403 && code === 'AUT404'))
  .reset(tokenReceived, tokenForgotten)

const $who = createStore({ isGuest: true, isAssociate: false })
  .on(tokenReceived, (_before, { answer: { consumerType, isAssociate } }) => ({
    isGuest: consumerType === 'GUEST',
    isAssociate: isAssociate ?? consumerType === 'ASSOCIATE',
  }))
  .reset(tokenForgotten)

/** Associates write nothing about products, and a stranger's page nothing in the name of whoever signed in. */
export const $mayTakePart = combine(
  { who: $who, isRefused: $isRefused, isFirstParty: $isFirstParty },
  ({ who, isRefused, isFirstParty }) => !isRefused && !who.isAssociate && (isFirstParty || who.isGuest),
)
