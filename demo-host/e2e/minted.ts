import { randomUUID } from 'node:crypto'
import { expect, request } from '@playwright/test'
import { shop } from './places'

/** What somebody with an HTTP client of their own gets: no browser is behind the origin that they name. */
export interface Minted {
  code: string
  basketId: string
  token: string
  call(method: string, path: string, data?: object): Promise<{ status: number; body: Record<string, unknown> }>
}

/** Fills a cart of this product and asks for a handoff, as a script on any server can. */
export async function mint({ key = 'pk_demo', origin = shop, productId = 'TQ4407AB17' } = {}): Promise<Minted> {
  const client = await request.newContext()
  let token = ''
  const call: Minted['call'] = async (method, path, data) => {
    const answer = await client.fetch(shop + path, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-access-key': key,
        'x-locale': 'en-US',
        'x-transaction-id': randomUUID(),
        origin,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(data ? { data } : {}),
    })
    return { status: answer.status(), body: (await answer.json().catch(() => ({}))) as Record<string, unknown> }
  }
  const guest = await call('POST', '/token/v2/auth/token', { type: 'Guest', returnRefreshToken: true })
  token = String(guest.body['accessToken'])
  const { body } = await call('GET', `/products/v2/products/${productId}/details?lang=en`)
  const [variant] = body['variants'] as { upc: string }[]
  const { body: cart } = await call('POST', '/cart/v1/cartWithItem', { productId, upc: variant?.upc, qty: 1 })
  const basketId = String(cart['basketId'])
  const handoff = await call('POST', '/token/v2/auth/handoff', { basketId })
  expect(handoff.status).toBe(200)
  return { code: String(handoff.body['handoff']), basketId, token, call }
}

/** The address that brings a handed cart to checkout. */
export const linkWith = (code: string, path = '/en-us/checkout') => `${shop}${path}#handoff=${encodeURIComponent(code)}`
