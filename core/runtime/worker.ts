import { complain } from './complain'

/** A service worker of the page that answers from its cache would return an old cart. */
export function isUnderWorker(): boolean {
  const isUnder = typeof navigator !== 'undefined' && !!navigator.serviceWorker?.controller
  if (isUnder) {
    complain('Expected no service worker, got one: let it leave calls of the shop alone.')
  }
  return isUnder
}
