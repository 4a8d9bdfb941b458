import { createEffect } from 'effector'

/**
 * Leaves the page for another address. A link goes there, because only a link can set its own referrer policy: checkout
 * then hears the page's origin even where the page sends no referrer. It is in no document, so no listener of the page
 * hears the click.
 */
export const goToFx = createEffect(async (address: string) => {
  if (typeof document === 'undefined') return
  const { make } = await import('./page-dom')
  const link = make('a', { href: address, referrerpolicy: 'origin', target: '_self' })
  HTMLElement.prototype.click.call(link)
})
