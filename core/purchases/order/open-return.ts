import { createEvent, createStore } from 'effector'
import { tokenForgotten } from '../../http/token'
import type { ReturnedLine } from '../contracts'
import { labelFx } from './documents'
import { orderNamed } from './named'

/** The shopper is about to choose; with what is left to return. */
export const returnOpened = createEvent<readonly ReturnedLine[]>()
export const returnDeclined = createEvent()

/** What the shopper chooses from; null while no return is open. */
export const $returnable = createStore<readonly ReturnedLine[] | null>(null)
  .on(returnOpened, (_before, lines) => lines)
  .on(labelFx.fail, (lines, { error }) => (error.status === 409 ? null : lines))
  .reset(returnDeclined, labelFx.done, orderNamed, tokenForgotten)

export const $isReturnOpen = $returnable.map(lines => lines !== null)
