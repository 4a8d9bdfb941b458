import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page, type Request, type Route } from '@playwright/test'
import { endpoints as cart } from '../../core/cart/endpoints'
import { endpoints as catalogue } from '../../core/catalogue/endpoints'
import { endpoints as checkout } from '../../core/checkout/endpoints'
import { endpoints as delivery } from '../../core/delivery/endpoints'
import { endpoints as measurement } from '../../core/measurement/endpoints'
import { endpoints as payment } from '../../core/payment/endpoints'
import { endpoints as sandbox } from '../../core/sandbox/endpoints'
import { endpoints as session } from '../../core/session/endpoints'
import { endpoints as site } from '../../core/site/endpoints'
import { endpoints as settings } from '../../core/site/settings/endpoints'
import { shop } from './places'

const tables = {
  ...cart,
  ...catalogue,
  ...checkout,
  ...delivery,
  ...measurement,
  ...payment,
  ...sandbox,
  ...session,
  ...site,
  ...settings,
}

/** A call that the shop's pages may make. */
export type Call = keyof typeof tables

/** Every call there is. */
export const allCalls = Object.keys(tables) as Call[]

/** Whether a request is this call; a question for a token that takes a first thing along is the call that puts it in. */
export function isCall(request: Request, name: Call): boolean {
  const { method, path } = tables[takesItemAlong(request) && name === 'createCartWithItem' ? 'exchangeToken' : name]
  if (takesItemAlong(request) && name === 'exchangeToken') return false
  const shape = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
  return request.method() === method && shape.test(new URL(request.url()).pathname)
}

function takesItemAlong(request: Request): boolean {
  return request.url().includes('/auth/token') && (request.postData() ?? '').includes('"item":')
}

const ours = { errorDetails: [{ errorId: 'GEN500', message: 'A fault of the test' }], correlationId: randomUUID() }

/** What may become of a call. */
export const faults = {
  'a 500': (route: Route) => route.fulfill({ status: 500, json: ours }),
  'malformed JSON': (route: Route) => route.fulfill({ contentType: 'application/json', body: '{"basketId":' }),
  'HTML in place of JSON': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Please sign in to this network</title>' }),
  'no connection': (route: Route) => route.abort('internetdisconnected'),
  'no answer at all': () => {},
} as const satisfies Record<string, (route: Route) => unknown>

/** Has one call fail once; `reached` has it arrive at the service before. */
export async function failOnce(page: Page, name: Call, fault: keyof typeof faults, reached = false): Promise<void> {
  let left = 1
  await page.route(
    url => url.origin === shop,
    async route => {
      if (!isCall(route.request(), name) || route.request().method() === 'OPTIONS' || left-- <= 0)
        return route.fallback()
      if (reached) await route.fetch()
      await faults[fault](route)
    },
  )
}

/** Keeps the next such call waiting until it is let go, so that what is seen meanwhile can be looked at. */
export async function holdNext(page: Page, name: Call): Promise<() => void> {
  let letGo = () => {}
  const free = new Promise<void>(resolve => {
    letGo = resolve
  })
  let left = 1
  await page.route(
    url => url.origin === shop,
    async route => {
      if (isCall(route.request(), name) && route.request().method() !== 'OPTIONS' && left-- > 0) await free
      await route.fallback()
    },
  )
  return letGo
}

/** What a request asked for, and whether the service took it. */
export async function answerTo(request: Request | undefined): Promise<object> {
  const answer = await request?.response()
  return { ...request?.postDataJSON(), isTaken: answer?.ok() ?? false }
}

/** Collects the numbers of the orders that the service answered to this page. */
export function ordersOf(page: Page): Set<string> {
  const numbers = new Set<string>()
  page.on('response', async response => {
    if (!isCall(response.request(), 'placeOrder') || !response.ok()) return
    const order = await response.json().catch(() => null)
    if (order?.orderNumber) numbers.add(String(order.orderNumber))
  })
  return numbers
}

/** How many of a product there are to sell, all its variants together. */
export async function stockOf(request: APIRequestContext, productId: string): Promise<number> {
  const answer = await request.get(`${shop}/products/v2/products/${productId}/inventory?lang=en`, {
    headers: { accept: 'application/json', 'x-access-key': 'pk_demo', 'x-locale': 'en-US' },
  })
  expect(answer.ok()).toBe(true)
  const { inventory }: { inventory: { quantity: number }[] } = await answer.json()
  return inventory.reduce((sum, { quantity }) => sum + quantity, 0)
}
