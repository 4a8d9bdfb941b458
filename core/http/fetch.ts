import { createEffect } from 'effector'
import type { NetworkError } from '../errors/shop-error'

/** A call as it goes out. */
export type Sent = {
  url: string
  method: string
  headers: Readonly<Record<string, string>>
  body?: string | undefined
  /** Milliseconds after which the call counts as unanswered. */
  timeout: number
  /** Lets the call outlive its page. */
  keepalive?: boolean | undefined
}

/** An answer as it came in. */
export type Received = { status: number; body: string }

/** Every call of the shop: tests replace the network here, and nowhere else. */
export const fetchFx = createEffect<Sent, Received, NetworkError>(sendOut)

/** The only place that calls `fetch`. What no unit may see, a card in the sandbox, is sent by this itself. */
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

/** The error of a call that nobody answered. */
export function unanswered(isLate: boolean): NetworkError {
  const code = isLate ? 'timeout' : isOffline() ? 'offline' : 'unreachable'
  // As it stands it is seen where no words can be fetched.
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
