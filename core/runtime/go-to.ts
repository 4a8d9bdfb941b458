import { createEffect } from 'effector'
import { leaveFor } from './leave-for'

/**
 * Leaves by a link, whose referrer policy tells checkout the page's origin. In a frame a failed link goes unnoticed, so none
 * is used there.
 */
export const goToFx = createEffect(async (address: string) => {
  if (typeof document === 'undefined') return
  if (window.top !== window) return leaveFor(address)
  await followLink(address, '_self')
})

/** Presses a link to an address in a window of a name. It is in no document, so no listener hears it. */
export async function followLink(address: string, target: string): Promise<void> {
  const { make } = await import('./page-dom')
  const link = make('a', { href: address, referrerpolicy: 'origin', rel: 'opener', target })
  HTMLElement.prototype.click.call(link)
}
