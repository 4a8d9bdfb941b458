import { unanswered } from './unanswered'

export type Sent = {
  url: string
  method: string
  headers: Readonly<Record<string, string>>
  body?: string | undefined
  /** In ms. */
  timeout: number
  keepalive?: boolean | undefined
}

export type Received = { status: number; body: string }

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
