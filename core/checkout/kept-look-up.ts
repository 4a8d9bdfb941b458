import { attach, createEvent, sample } from 'effector'
import { dropFromTab, keepInTab, keptInTab } from '../runtime/kept-in-tab'
import { $config } from '../site/config'
import type { TrackOrderRequest } from './contracts'

/** The shopper wants to look for another order, or nobody is to know which was looked for here. */
export const lookUpLeft = createEvent()

/** Reads what was looked for before a reload; the address's number is for whoever waits. */
export const readAskedFx = attach({
  source: $config,
  effect: ({ key }, _opened: { orderNumber: string | null }) => keptInTab<TrackOrderRequest>(key, 'look-up', 1),
})

/** Keeps in this tab what is looked for, or forgets it. */
export const keepAskedFx = attach({
  source: $config,
  effect: ({ key }, asked: TrackOrderRequest | null) =>
    asked ? keepInTab(key, 'look-up', 1, asked) : dropFromTab(key, 'look-up'),
})

sample({ clock: lookUpLeft, fn: () => null, target: keepAskedFx })
