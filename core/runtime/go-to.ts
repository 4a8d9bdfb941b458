import { createEffect } from 'effector'
import { leaveFor } from './leave-for'

/** Leaves by a link, whose referrer policy tells checkout the page's origin. In a frame a failed link would go unnoticed, so it uses none there. */
export const goToFx = createEffect(async (address: string) => {
  if (typeof document === 'undefined') return
  if (window.top !== window) return leaveFor(address)
  await followLink(address, '_self')
})

/** Presses a link outside of the document, so that no listener hears it. */
export async function followLink(address: string, target: string): Promise<void> {
  const { make } = await import('./page-dom')
  const link = make('a', { href: address, referrerpolicy: 'origin', rel: 'opener', target })
  HTMLElement.prototype.click.call(link)
}
