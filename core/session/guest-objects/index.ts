import { createEvent, createStore } from 'effector'
import type { GuestObjects } from '../contracts'

export const guestObjectsKnown = createEvent<GuestObjects>()

export const $guestObjects = createStore<GuestObjects>({}).on(guestObjectsKnown, (known, more) => ({
  ...known,
  ...more,
}))
