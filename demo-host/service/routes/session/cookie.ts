import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallContext } from '../../calls/context'
import { SESSION_SECONDS } from '../../repositories/sessions'

/** The refresh token as a browser brings it back, if it does. */
export function readRefreshCookie(call: CallContext, request: FastifyRequest): string | null {
  return request.cookies[nameOf(call)] ?? null
}

/** Gives a browser its refresh token, out of reach of every script. */
export function setRefreshCookie(call: CallContext, request: FastifyRequest, reply: FastifyReply, token: string): void {
  if (!isKept(request)) return
  reply.setCookie(nameOf(call), token, { ...attributesOf(request), maxAge: SESSION_SECONDS })
}

/** Takes the refresh token back. */
export function clearRefreshCookie(call: CallContext, request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(nameOf(call), attributesOf(request))
}

/** Cookies ignore ports, so the port is in the name; the key too, since a page may hold a session of each. */
function nameOf({ configuration, key }: CallContext): string {
  return `till-${configuration.shopPort}-${key.key}`
}

/** A browser refuses a Lax cookie to a page of another site, and complains of it in the console. */
function isKept(request: FastifyRequest): boolean {
  return request.protocol === 'https' || request.headers['sec-fetch-site'] !== 'cross-site'
}

/** On plain http, which only loopback uses, WebKit keeps no Secure cookie: a Lax one stands in. */
function attributesOf(request: FastifyRequest) {
  const common = { path: '/', httpOnly: true } as const
  return request.protocol === 'https'
    ? ({ ...common, secure: true, sameSite: 'none', partitioned: true } as const)
    : ({ ...common, sameSite: 'lax' } as const)
}
