import { attach, createEvent, sample } from 'effector'
import { dropFromTab, saveInTab, loadFromTab } from '../runtime/tab-storage'
import { $config } from '../site/config'
import type { TrackOrderRequest } from './contracts'

export const lookUpLeft = createEvent()

/** Reads the last look-up of this tab; the number in the address is passed on. */
export const readLookUpFx = attach({
  source: $config,
  effect: ({ key }, _opened: { orderNumber: string | null }) => loadFromTab<TrackOrderRequest>(key, 'look-up', 1),
})

export const saveLookUpFx = attach({
  source: $config,
  effect: ({ key }, asked: TrackOrderRequest | null) =>
    asked ? saveInTab(key, 'look-up', 1, asked) : dropFromTab(key, 'look-up'),
})

sample({ clock: lookUpLeft, fn: () => null, target: saveLookUpFx })
