import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallContext } from '../../calls/context'
import { SESSION_SECONDS } from '../../repositories/sessions'

export function readRefreshCookie(call: CallContext, request: FastifyRequest): string | null {
  return request.cookies[nameOf(call)] ?? null
}

/** Not readable by scripts. */
export function setRefreshCookie(call: CallContext, request: FastifyRequest, reply: FastifyReply, token: string): void {
  if (!isKept(request)) return
  reply.setCookie(nameOf(call), token, { ...attributesOf(request), maxAge: SESSION_SECONDS })
}

export function clearRefreshCookie(call: CallContext, request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(nameOf(call), attributesOf(request))
}

/** Cookies ignore ports, so the name has the port; it also has the key, since a page may have a session for each. */
function nameOf({ configuration, key }: CallContext): string {
  return `till-${configuration.shopPort}-${key.key}`
}

/** Browsers refuse a Lax cookie to a page of another site, with a message in the console. */
function isKept(request: FastifyRequest): boolean {
  return request.protocol === 'https' || request.headers['sec-fetch-site'] !== 'cross-site'
}

/** WebKit stores no Secure cookie over plain http, which only loopback uses: it gets a Lax one. */
function attributesOf(request: FastifyRequest) {
  const common = { path: '/', httpOnly: true } as const
  return request.protocol === 'https'
    ? ({ ...common, secure: true, sameSite: 'none', partitioned: true } as const)
    : ({ ...common, sameSite: 'lax' } as const)
}
