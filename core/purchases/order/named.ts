import { createEvent, createStore } from 'effector'
import { tokenForgotten } from '../../http/token'
import type { OwnOrder } from '../contracts'

/** The order that is shown, with the e-mail that it was placed with unless it is the shopper's own; null for none. */
export const orderNamed = createEvent<OwnOrder | null>()

export const $named = createStore<OwnOrder | null>(null)
  .on(orderNamed, (_current, named) => named)
  .reset(tokenForgotten)

export const orderChanged = createEvent()
