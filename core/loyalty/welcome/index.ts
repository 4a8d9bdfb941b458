import { createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import type { WelcomePromo } from '../contracts'
import { endpoints } from '../endpoints'

export const welcomeWanted = createEvent()

const readFx = requestFx(endpoints.readWelcomePromo)

/** Null if there is none, or it has not loaded. */
export const $welcome = createStore<WelcomePromo['promo']>(null)
  .on(readFx.doneData, (_current, { promo }) => promo)
  .reset(tokenForgotten)

export const $welcomeFailure = createStore<ShopError | null>(null)
  .on(readFx.failData, (_current, error) => error)
  .reset(readFx, tokenForgotten)

sample({ clock: welcomeWanted, fn: () => ({}), target: readFx })
