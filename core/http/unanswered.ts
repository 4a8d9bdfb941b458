import type { NetworkError } from '../errors/shop-error'

export function unanswered(isLate: boolean): NetworkError {
  const code = isLate ? 'timeout' : isOffline() ? 'offline' : 'unreachable'
  return {
    kind: 'network',
    code,
    message: 'The shop cannot be reached. Check your connection and try again.',
    status: 0,
  }
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false
}
