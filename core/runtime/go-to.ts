import { createEffect } from 'effector'
import { leaveFor } from './leave-for'

/**
 * Leaves by a link, whose referrer policy tells checkout the page's origin. The link is in no document, so no listener
 * hears it. In a frame a failed link goes unnoticed, so none is used there.
 */
export const goToFx = createEffect(async (address: string) => {
  if (typeof document === 'undefined') return
  if (window.top !== window) return leaveFor(address)
  const { make } = await import('./page-dom')
  const link = make('a', { href: address, referrerpolicy: 'origin', target: '_self' })
  HTMLElement.prototype.click.call(link)
})
