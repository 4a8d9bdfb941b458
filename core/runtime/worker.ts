import { complain } from './complain'

/** Whether a service worker of the page's answers its calls. One that answers from its cache would give a cart of yesterday. */
export function isUnderWorker(): boolean {
  const isUnder = typeof navigator !== 'undefined' && !!navigator.serviceWorker?.controller
  if (isUnder) {
    complain('Expected no service worker, got one: let it leave calls of the shop alone.')
  }
  return isUnder
}
