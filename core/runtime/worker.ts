import { logError } from './log-error'

/** A service worker of the page that answers from its cache would return an old cart. */
export function isUnderWorker(): boolean {
  const isUnder = typeof navigator !== 'undefined' && !!navigator.serviceWorker?.controller
  if (isUnder) {
    logError('Expected no service worker, got one: it must pass the shop’s calls through unchanged.')
  }
  return isUnder
}
