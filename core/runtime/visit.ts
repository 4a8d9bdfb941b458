import { createEffect } from 'effector'
import { followLink } from './go-to'

/** Goes to another page of the owner's; in a frame it is the frame that goes there. */
export const visitFx = createEffect(async (address: string) => {
  if (typeof document !== 'undefined') await followLink(address, '_self')
})
