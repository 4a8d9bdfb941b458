import { createEffect } from 'effector'
import { leaveFor } from './leave-for'

/** Leaves the page for another address. */
export const goToFx = createEffect((address: string) => {
  if (typeof location !== 'undefined') leaveFor(address)
})
