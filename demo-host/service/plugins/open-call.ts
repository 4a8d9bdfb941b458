import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { type Caller, mayCall, needsSession, type Role, type Trust } from '../../../core/http/access'
import { isCatalogued } from '../../../core/errors/catalogue'
import type { Audience } from '../../../core/http/endpoint'
import type { CallContext, Session } from '../calls/context'
import { newId } from '../database/ids'
import { fail, ShopFailure } from '../failure'
import { sentenceOf } from '../languages/sentences'
import { noSession } from '../calls/no-session'
import { findSession, recallGuest } from '../repositories/access-tokens'
import type { AccessKey } from '../repositories/access-keys'
import { once } from '../repositories/stored-answers'
import type { Service } from './service'

const READS = new Set(['GET', 'HEAD'])
const LONGEST_DELAY_MS = 60_000
const TOKEN = /^Bearer ([\w-]{20,200})$/
const TRANSACTION_ID = /^[\w-]{8,100}$/

/** Checks every call's media types, key, origin and token, in this order. */
export async function openCall(
  service: Service,
  audience: Audience,
  request: FastifyRequest,
  isProvedByCart: boolean,
): Promise<void> {
  checkAccept(request)
  const key = await readKey(service, request)
  checkOrigin(key, request)
  await obeyFaults(service, request)
  const remembered = isProvedByCart ? recallSession(service, key, request) : null
  const session = remembered ?? (await readSession(service, key, request))
  const call = contextOf(service, key, session, remembered?.id ?? null, request)
  if (!mayCall(audience, callerOf(key, session))) throw await refusal(service, audience, session, request)
  request.call = call
}

function callerOf(key: AccessKey, session: Session | null): Caller {
  return { trust: trustOf(key, session), scope: session?.scope ?? 'full', role: roleOf(session) }
}

/** A page's trust is its key's, unless its session is stricter. */
function trustOf(key: AccessKey, session: Session | null): Trust {
  return session?.trust === 'third-party' ? 'third-party' : key.trust
}

export const isTrusted = (key: AccessKey, session: Session | null): boolean =>
  trustOf(key, session) === 'first-party' && session?.scope === 'full'

function roleOf(session: Session | null): Role {
  if (!session) return 'nobody'
  if (session.associate || session.consumerType === 'ASSOCIATE') return 'associate'
  if (session.consumerType === 'EMPLOYEE') return 'employee'
  return session.consumerType === 'GUEST' ? 'guest' : 'registered'
}

/** 401 asks for a session, so it is only sent if a session could help. */
async function refusal(
  { db }: Service,
  audience: Audience,
  session: Session | null,
  request: FastifyRequest,
): Promise<ShopFailure> {
  if (session || !needsSession(audience)) return fail('AUT404', {}, { status: 403 })
  return noSession(db, tokenOf(request))
}

function checkAccept({ headers }: FastifyRequest): void {
  const ranges = (headers.accept ?? '*/*').split(',').map(range => range.split(';')[0]?.trim().toLowerCase())
  if (!ranges.some(range => range === 'application/json' || range === '*/*' || range === 'application/*')) {
    throw fail('API406')
  }
}

async function readKey(service: Service, { headers }: FastifyRequest): Promise<AccessKey> {
  const text = headers['x-access-key']
  if (typeof text !== 'string' || text === '') throw fail('API400', {}, { status: 400 })
  const key = await service.accessKeys.find(text)
  if (!key)
    throw fail('API400', {}, { status: 403, message: 'Expected an access key that the shop knows, got another.' })
  return key
}

/** Browsers send the origin with every call except reads from the same origin. */
function checkOrigin(key: AccessKey, { headers, method }: FastifyRequest): void {
  const { origin } = headers
  const isOwnRead = READS.has(method) && (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'
  if (origin === undefined ? !isOwnRead : !key.origins.has(origin)) {
    throw fail(
      'API400',
      {},
      { status: 403, message: `Expected a page that the access key is for, got one of ${origin ?? 'no origin'}.` },
    )
  }
}

async function obeyFaults({ configuration }: Service, { headers }: FastifyRequest): Promise<void> {
  if (configuration.environment === 'production') return
  const delay = Number(headers['x-mock-delay'])
  if (delay > 0) await pause(Math.min(delay, LONGEST_DELAY_MS))
  const code = headers['x-mock-error']
  if (typeof code !== 'string' || !/^[A-Za-z\d]{1,60}$/.test(code)) return
  const message = isCatalogued(code) ? sentenceOf(code, String(headers['x-locale'] ?? 'en-US')) : undefined
  throw new ShopFailure(code, {}, message ? { message } : {})
}

const tokenOf = ({ headers }: FastifyRequest): string | undefined => TOKEN.exec(headers.authorization ?? '')?.[1]

async function readSession({ db }: Service, key: AccessKey, request: FastifyRequest): Promise<Session | null> {
  const token = tokenOf(request)
  return token ? findSession(db, token, key.key) : null
}

function recallSession({ db }: Service, key: AccessKey, request: FastifyRequest): Session | null {
  const token = tokenOf(request)
  return token ? recallGuest(db, token, key.key) : null
}

function contextOf(
  service: Service,
  key: AccessKey,
  session: Session | null,
  unproved: string | null,
  request: FastifyRequest,
): CallContext {
  const { headers, method, id: correlationId } = request
  const locale = localeOf(key, headers['x-locale'])
  const [, country = ''] = locale.split('-')
  const transactionId = transactionIdOf(headers['x-transaction-id'])
  const path = request.url.split('?')[0] ?? ''
  return {
    key,
    session,
    unproved,
    locale,
    country,
    currency: key.currencyByCountry[country] ?? key.currencies[0] ?? 'USD',
    address: request.ip,
    origin: headers.origin ?? null,
    channel: headers['x-channel'] === 'MAPP' ? 'MAPP' : 'ECOMM',
    source: String(headers['x-source'] ?? 'ECOM15').slice(0, 60),
    correlationId,
    transactionId,
    shopper: () => {
      if (!session) throw fail('AUT404', {}, { status: 401 })
      return session
    },
    trusted: isTrusted(key, session),
    db: service.db,
    configuration: service.configuration,
    log: request.log,
    once: once(
      { key: key.key, consumerNo: session?.consumerNo ?? '', method, path, transactionId },
      () => request.body,
    ),
  }
}

function localeOf(key: AccessKey, header: string | string[] | undefined): string {
  const wanted = String(header ?? '').toLowerCase()
  const known = key.locales.find(locale => locale.toLowerCase() === wanted)
  return (
    known ??
    key.locales.find(locale => locale.slice(0, 2).toLowerCase() === wanted.slice(0, 2)) ??
    key.locales[0] ??
    'en-US'
  )
}

/** A write without an id gets a new one. */
function transactionIdOf(header: string | string[] | undefined): string {
  if (header === undefined) return newId()
  if (typeof header === 'string' && TRANSACTION_ID.test(header)) return header
  throw fail('API400', { field: 'x-transaction-id' }, { status: 400, message: 'x-transaction-id must be a UUID' })
}
