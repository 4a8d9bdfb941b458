import { createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { tokenForgotten, tokenReceived } from '../../http/token'
import { $config } from '../../site/config'

/** A vote, a flag, a review or a question was refused. */
export const takingPartRefused = createEvent<ShopError>()

/** Associates write nothing about products, and a stranger's page nothing in the name of whoever signed in. */
export const $mayTakePart = createStore(true)
  .on(
    sample({ clock: tokenReceived, source: $config, fn: ({ trust }, { answer }) => ({ trust, answer }) }),
    (_may, { trust, answer: { consumerType, isAssociate } }) =>
      !(isAssociate ?? consumerType === 'ASSOCIATE') && (trust === 'first-party' || consumerType === 'GUEST'),
  )
  .on(takingPartRefused, (may, { status, code }) => may && !(status === 403 && code === 'AUT404'))
  .reset(tokenForgotten)
