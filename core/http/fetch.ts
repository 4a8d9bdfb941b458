import { createEffect } from 'effector'
import type { NetworkError } from '../errors/shop-error'

export type Sent = {
  url: string
  method: string
  headers: Readonly<Record<string, string>>
  body?: string | undefined
  timeout: number
  keepalive?: boolean | undefined
}

export type Received = { status: number; body: string }

/** The only place where tests replace the network. */
export const fetchFx = createEffect<Sent, Received, NetworkError>(sendOut)

/** The only place that calls the service by `fetch`. The sandbox's card fields call this directly, so that no unit sees a card. */
export async function sendOut({ url, timeout, ...call }: Sent): Promise<Received> {
  const stop = new AbortController()
  const clock = setTimeout(() => stop.abort(), timeout)
  try {
    const answer = await fetch(url, { ...call, credentials: 'include', signal: stop.signal } as RequestInit)
    return { status: answer.status, body: await answer.text() }
  } catch {
    return Promise.reject(unanswered(stop.signal.aborted))
  } finally {
    clearTimeout(clock)
  }
}

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
