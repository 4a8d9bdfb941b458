import { createHash } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import type { Endpoint, ParamsOf } from '../../../core/http/endpoint'
import { endpoints } from '../../../core/session/endpoints'
import { newId, newSecret } from '../database/ids'
import type { ServiceApp } from '../plugins/service'

/** What a test may say about a call; headers named here replace the usual ones, `null` leaves one out. */
export type CallOptions<Path extends string> = {
  params?: ParamsOf<Path>
  query?: Record<string, string>
  body?: unknown
  transactionId?: string
  headers?: Record<string, string | null>
}

/** An answer as a test reads it; `body` is the error's where `status` tells of one. */
export type Answered<Answer> = {
  readonly status: number
  readonly body: Answer
  readonly error: { readonly errorId: string; readonly message: string; readonly [detail: string]: unknown } | null
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
}

/** Makes calls of the endpoint tables. */
export type Caller = <Path extends string, Query, Body, Answer>(
  endpoint: Endpoint<Path, Query, Body, Answer>,
  call?: CallOptions<Path>,
) => Promise<Answered<Answer>>

/** Someone with a token. */
export type Shopper = {
  readonly call: Caller
  readonly key: string
  readonly token: string
  readonly consumerNo: string
  /** The refresh cookie, `name=value`. */
  readonly cookie: string
}

const ORIGIN = 'http://localhost:4400'

/** Calls with an access key, and a token and cookie where there are any. */
export function callerOf(app: ServiceApp, with_: { key?: string; token?: string; cookie?: string }): Caller {
  return async (endpoint, call = {}) => {
    const headers: Record<string, string | null> = {
      accept: 'application/json',
      origin: ORIGIN,
      'x-access-key': with_.key ?? 'pk_demo',
      'x-locale': 'en-US',
      'x-transaction-id': call.transactionId ?? newId(),
      authorization: with_.token ? `Bearer ${with_.token}` : null,
      cookie: with_.cookie ?? null,
      'content-type': call.body === undefined ? null : 'application/json',
      ...call.headers,
    }
    const options: InjectOptions = {
      method: endpoint.method,
      url: addressOf(endpoint.path, call.params),
      headers: Object.fromEntries(Object.entries(headers).filter(entry => entry[1] !== null)) as Record<string, string>,
    }
    if (call.query) options.query = call.query
    if (call.body !== undefined) options.payload = typeof call.body === 'string' ? call.body : JSON.stringify(call.body)
    const answer = await app.inject(options)
    const body = answer.payload === '' ? undefined : JSON.parse(answer.payload)
    return { status: answer.statusCode, body, error: body?.errorDetails?.[0] ?? null, headers: answer.headers }
  }
}

/** Becomes a new guest. */
export async function startAsGuest(app: ServiceApp, key = 'pk_demo'): Promise<Shopper> {
  const answer = await callerOf(app, { key })(endpoints.exchangeToken, { body: { type: 'Guest' } })
  return shopperOf(app, key, answer)
}

/** What a password of one of the sandbox's people gives: a code, and what proves that it was asked for here. */
export async function codeFor(call: Caller, username: string) {
  const codeVerifier = newSecret()
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  const body = { type: 'Registered', username, password: 'Till-demo-1', codeChallenge, recaptcha_response: 'ok' }
  const door = /^(employee|hire|clerk|manager)@/.test(username) ? endpoints.signInAsEmployee : endpoints.signIn
  const { authorizationCode } = (await call(door, { body })).body
  return { authorizationCode, codeVerifier }
}

/** Signs in as one of the sandbox's people, from the start to the token. */
export async function signedInAs(app: ServiceApp, username: string, key = 'pk_demo'): Promise<Shopper> {
  const call = callerOf(app, { key })
  const code = await codeFor(call, username)
  const answer = await call(endpoints.exchangeToken, { body: { type: 'Registered', ...code } })
  return shopperOf(app, key, answer)
}

function shopperOf(
  app: ServiceApp,
  key: string,
  answer: Answered<{ accessToken: string; consumerNo: string }>,
): Shopper {
  if (answer.error) throw new Error(`No token: ${answer.status} ${answer.error.errorId}`)
  const cookie = [answer.headers['set-cookie'] ?? ''].flat().map(text => String(text).split(';')[0] ?? '')[0] ?? ''
  const { accessToken: token, consumerNo } = answer.body
  return { call: callerOf(app, { key, token, cookie }), key, token, consumerNo, cookie }
}

function addressOf(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
}
