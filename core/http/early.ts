import { inTurn } from './in-turn'
import { type Received, type Sent, sendOut } from './send-out'

let early: { call: Sent; answer: Promise<Received>; until: number } | undefined

/** Sends a call before the code that needs its answer has loaded. It waits for its turn like later calls. */
export function askEarly(call: Sent, turn: string): Promise<Received> {
  const answer = inTurn(turn, () => sendOut(call))
  answer.catch(() => {})
  early = { call, answer, until: Date.now() + call.timeout }
  return answer
}

/** The answer to an early call, once, if it is no older than the timeout of a call. Another call to the same address discards it. */
export function takeEarly({ url, method, body }: Sent): Promise<Received> | undefined {
  const pending = early
  if (!pending || pathOf(pending.call.url) !== pathOf(url)) return undefined
  early = undefined
  const isSame = pending.call.url === url && pending.call.method === method && pending.call.body === body
  return isSame && Date.now() < pending.until ? pending.answer : undefined
}

const pathOf = (url: string) => url.split('?')[0]
