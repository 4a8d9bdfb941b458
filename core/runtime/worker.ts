import { complain } from './complain'

/** Whether a service worker of the page's answers its calls. One that answers from its cache would give a cart of yesterday. */
export function isUnderWorker(): boolean {
  const isUnder = typeof navigator !== 'undefined' && !!navigator.serviceWorker?.controller
  if (isUnder) {
    complain(
      'Expected no service worker between the page and the shop, got one. It should leave calls of the shop alone; those that must be fresh carry a name of their own.',
    )
  }
  return isUnder
}
