import { allSettled, type EventCallable, fork, type Scope, type Store, type UnitTargetable } from 'effector'
import { fetchFx, type Received, type Sent } from '../http/fetch'
import { newId } from '../runtime/ids'
import { started } from '../runtime/started'
import type { ShopConfig } from '../site/contracts'
import '../wiring/from-the-start'
import { aToken } from './a-token'

/** A call that went out, as a test looks at it. */
export type Call = {
  endpoint: string
  path: string
  query: Readonly<Record<string, string>>
  headers: Readonly<Record<string, string>>
  body: unknown
}

/** What a test's service answers: a body, a refusal by `refuse`, or whatever a function makes of the call. */
export type Answer = unknown | ((call: Call) => unknown)

/** Answers by endpoint: `'POST /cart/v1/item'`, `'GET /cart/v1/cart/:basketId'`. */
export type Answers = Readonly<Record<string, Answer>>

/** A shop without a page: its scope, its calls, and hands and eyes for a test. */
export type Shop = {
  scope: Scope
  config: ShopConfig
  calls: Call[]
  /** Fires an event, or runs an effect, and waits for all that follows. */
  press<Value>(
    unit: UnitTargetable<Value>,
    ...value: undefined extends Value ? [NoInfer<Value>?] : [NoInfer<Value>]
  ): Promise<unknown>
  see<State>(store: Store<State>): State
  /** The calls that went to one endpoint. */
  callsTo(endpoint: string): Call[]
}

type Options = {
  config?: Partial<ShopConfig>
  /** False to let the test start the shop itself. */
  isStarted?: boolean
}

let shops = 0

/** Starts a shop whose network is replaced at `fetchFx` alone; tokens are answered unless the test says otherwise. */
export async function shopFor(answers: Answers = {}, { config, isStarted = true }: Options = {}): Promise<Shop> {
  const all: Answers = { 'POST /token/v2/auth/token': () => aToken(), ...answers }
  const calls: Call[] = []
  const whole: ShopConfig = {
    key: `pk_test_${++shops}`,
    locale: 'en-US',
    api: 'https://shop.test',
    checkout: 'https://shop.test',
    channel: 'ECOMM',
    trust: 'first-party',
    ...config,
  }
  const scope = fork({ handlers: [[fetchFx, (sent: Sent) => answerTo(sent, all, calls)]] })
  if (isStarted) await allSettled(started, { scope, params: whole })
  return {
    scope,
    config: whole,
    calls,
    press: (unit, ...value) => allSettled(unit as EventCallable<unknown>, { scope, params: value[0] }),
    see: store => scope.getState(store),
    callsTo: endpoint => calls.filter(call => call.endpoint === endpoint),
  }
}

/** A refusal, with a code of the catalogue and the rest of the service's answer. */
export function refuse(status: number, errorId: string, details: object = {}, appId?: string): Received {
  const body = {
    errorDetails: [{ errorId, message: `Refused with ${errorId}`, ...details }],
    appId,
    correlationId: newId(),
  }
  return { status, body: JSON.stringify(body) }
}

/** An answer exactly as it comes over the wire: HTML, half of a JSON, nothing. */
export function raw(status: number, body: string): Received {
  return { status, body }
}

/** No answer: the connection is gone, nobody is there, or it took too long. */
export function noAnswer(code: 'offline' | 'unreachable' | 'timeout' = 'unreachable'): () => Promise<never> {
  return () => Promise.reject({ kind: 'network', code, message: 'No answer', status: 0 })
}

/** What a service with these answers says to a call, and a note of the call. */
export async function answerTo(sent: Sent, answers: Answers, calls: Call[]): Promise<Received> {
  const { pathname, searchParams } = new URL(sent.url)
  const endpoint =
    Object.keys(answers).find(name => matches(name, sent.method, pathname)) ?? `${sent.method} ${pathname}`
  const body: unknown = sent.body === undefined ? undefined : JSON.parse(sent.body)
  const call = { endpoint, path: pathname, query: Object.fromEntries(searchParams), headers: sent.headers, body }
  calls.push(call)
  if (!(endpoint in answers)) return refuse(404, 'API404')
  const answer = answers[endpoint]
  const given: unknown = await (typeof answer === 'function' ? answer(call) : answer)
  return isReceived(given) ? given : { status: 200, body: JSON.stringify(given ?? null) }
}

function matches(name: string, method: string, pathname: string): boolean {
  const [asked, path = ''] = name.split(' ')
  return asked === method && new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname)
}

function isReceived(given: unknown): given is Received {
  return typeof given === 'object' && given !== null && 'status' in given && 'body' in given
}
