import { createEffect } from 'effector'
import { leaveFor } from './leave-for'

/**
 * Leaves the page for another address. A link goes there, because only a link can set its own referrer policy: checkout
 * then hears the page's origin even where the page sends no referrer. It is in no document, so no listener of the page
 * hears the click. From a frame a link cannot tell whether it was followed, so there is none.
 */
export const goToFx = createEffect(async (address: string) => {
  if (typeof document === 'undefined') return
  if (window.top !== window) return leaveFor(address)
  const { make } = await import('./page-dom')
  const link = make('a', { href: address, referrerpolicy: 'origin', target: '_self' })
  HTMLElement.prototype.click.call(link)
})
