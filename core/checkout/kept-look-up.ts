import { attach, createEvent, sample } from 'effector'
import { dropFromTab, keepInTab, keptInTab } from '../runtime/kept-in-tab'
import { $config } from '../site/config'
import type { TrackOrderRequest } from './contracts'

export const lookUpLeft = createEvent()

/** Reads the last look-up of this tab; the number in the address is passed on. */
export const readAskedFx = attach({
  source: $config,
  effect: ({ key }, _opened: { orderNumber: string | null }) => keptInTab<TrackOrderRequest>(key, 'look-up', 1),
})

export const keepAskedFx = attach({
  source: $config,
  effect: ({ key }, asked: TrackOrderRequest | null) =>
    asked ? keepInTab(key, 'look-up', 1, asked) : dropFromTab(key, 'look-up'),
})

sample({ clock: lookUpLeft, fn: () => null, target: keepAskedFx })
