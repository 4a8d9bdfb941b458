import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { shop as shared } from './places'

/** Asks the service what a page of the shop would, in whose name the token says; it must agree. */
export async function shopCall(
  request: APIRequestContext,
  method: string,
  path: string,
  { data, token, shop = shared }: { data?: object; token?: string; shop?: string } = {},
) {
  const answer = await request.fetch(shop + path, {
    method,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-access-key': 'pk_demo',
      'x-locale': 'en-US',
      'x-transaction-id': randomUUID(),
      origin: shop,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(data ? { data } : {}),
  })
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true)
  return answer.status() === 204 ? undefined : answer.json()
}
