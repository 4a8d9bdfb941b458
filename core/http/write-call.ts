import { languageOf } from '../format/language-of'
import { newId } from '../runtime/ids'
import { isUnderWorker } from '../runtime/worker'
import type { ShopConfig } from '../site/contracts'
import type { Endpoint } from './endpoint'
import type { Sent } from './fetch'
import { toJson } from './to-json'

/** `transactionId` repeats an earlier write. */
export type Parts = {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | undefined>> | undefined
  body?: object | null | undefined
  transactionId?: string | undefined
  keepalive?: boolean
  /** The shopper has answered a bot challenge. */
  isAnswered?: boolean
}

export type AnyEndpoint = Pick<Endpoint<string, unknown, unknown, unknown>, 'name' | 'method' | 'path' | 'audience'>

const pageView = newId()

/** A call as it is sent, with the headers that every call carries. */
export function writeCall(endpoint: AnyEndpoint, parts: Parts, config: ShopConfig, token: string | undefined): Sent {
  const isWrite = endpoint.method !== 'GET'
  const hasBody = isWrite || parts.body !== undefined
  return {
    url:
      config.api.replace(/\/$/, '') +
      pathOf(endpoint.path, parts) +
      '?' +
      queryOf(config.locale, parts) +
      freshness(endpoint),
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      'x-access-key': config.key,
      'x-locale': config.locale,
      'x-correlation-id': pageView,
      'x-channel': config.channel,
      'x-source': leadSource(),
      'x-transaction-id': parts.transactionId ?? newId(),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: hasBody ? toJson(parts.body ?? {}) : undefined,
    keepalive: parts.keepalive,
    timeout: config.timeout ?? 15_000,
  }
}

function pathOf(path: string, { params }: Parts): string {
  return path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params?.[name] ?? ''))
}

function queryOf(locale: string, { query }: Parts): string {
  const parameters = Object.entries(query ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return new URLSearchParams([['lang', languageOf(locale)], ...parameters]).toString()
}

// A service worker that caches reads would otherwise answer from its cache.
function freshness({ method, audience }: AnyEndpoint): string {
  return method === 'GET' && audience !== 'anyone' && isUnderWorker() ? `&fresh=${newId()}` : ''
}

// The lead source is in the page's query.
function leadSource(): string {
  const search = typeof location === 'undefined' ? '' : location.search
  return (
    new URLSearchParams(search)
      .get('leadSource')
      ?.replace(/[^\w-]/g, '')
      .slice(0, 40) || 'ECOM15'
  )
}
