import { createEvent, createStore } from 'effector'
import type { GuestObjects } from '../contracts'

/** What the guest has gathered and takes into the account; other domains tell. */
export const guestObjectsKnown = createEvent<GuestObjects>()

export const $guestObjects = createStore<GuestObjects>({}).on(guestObjectsKnown, (known, more) => ({
  ...known,
  ...more,
}))
