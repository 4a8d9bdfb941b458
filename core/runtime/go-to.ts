import { createEffect } from 'effector'

/** Leaves the page for another address. */
export const goToFx = createEffect((address: string) => {
  if (typeof location !== 'undefined') location.assign(address)
})
