import { newId } from '../runtime/ids'
import { isFirstLoad, originBefore } from '../runtime/referrer'
import type { StoredSession } from './stored-session'

/** A guest whose answer was lost has no cookie: the service recognises the repeated call. */
const ids = new Map<string, string>()

/** The request by a handoff's code, and the id that all tries of it have. */
export function handoffRequest(handoff: string) {
  const from = isFirstLoad() ? originBefore() : ''
  const transactionId = ids.get(handoff) ?? newId()
  ids.set(handoff, transactionId)
  return { request: { type: 'Handoff' as const, handoff, ...(from ? { from } : {}) }, transactionId }
}

export function refreshRequest({ secret }: StoredSession) {
  return { type: 'Refresh' as const, ...(secret ? { refreshToken: secret, returnRefreshToken: true } : {}) }
}
