import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../../../core/checkout/endpoints'
import { newId } from '../../database/ids'
import type { Gateway } from '../../payments/gateway'
import { gatewayOf, plugGateway } from '../../payments/gateways'
import { plugProviders } from '../../payments/plug-in'
import { place, readyCart } from '../../testing/checkout'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'
const METHODS = ['readCard', 'withCode', 'authorise', 'confirm', 'find', 'cancel', 'capture', 'refund'] as const

let shop: TestService
let sandbox: Gateway
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'till-challenge-page-'))
  mkdirSync(join(folder, 'site'))
  writeFileSync(join(folder, 'site/index.html'), '<!doctype html><html lang="en-US" dir="ltr"></html>')
  shop = await testService({ shopFolder: folder, providerOrigins: ['https://wallet.example'] })
  sandbox = gatewayOf(shop) as Gateway
})
afterEach(() => plugGateway(shop.db, sandbox))
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

/** Plugs a module in as `TILL_PROVIDERS` does: a gateway whose challenges are shown at `page`, and that charges nobody. */
async function plugModule(page: string | undefined): Promise<void> {
  const providers = join(folder, `providers-${newId()}.mjs`)
  const methods = METHODS.map(name => `${name}: async () => null`).join(', ')
  writeFileSync(providers, `export default () => ({ gateway: { ${methods}, challengePage: ${JSON.stringify(page)} } })`)
  await plugProviders(shop.db, { ...shop.configuration, providers })
}

/** What the checkout site may put into a frame. */
async function framesOf(): Promise<string | undefined> {
  const { headers } = await shop.app.inject('/en-us/checkout/summary')
  return /frame-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
}

test('a provider’s challenge is shown at its own page, and is there again for the same call, another press and a reload', async () => {
  const shopper = await shop.guest()
  const upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
  const basketId = await readyCart(shopper, [{ productId: SHOE, upc }], 'challenged')
  plugGateway(shop.db, {
    ...sandbox,
    challengePage: 'https://pay.example:8443/3ds?for={challengeId}&in=frame',
    authorise: async () => ({ kind: 'challenged', reference: 'r-1', challengeId: 'c/1 &2' }),
  })
  const transactionId = newId()
  const { body: order } = await place(shopper, basketId, transactionId)
  expect(order).toMatchObject({
    status: 'pending',
    flash: [
      {
        code: 'PaymentNotAuthorized',
        details: { challengeUrl: 'https://pay.example:8443/3ds?for=c%2F1%20%262&in=frame', transactionId: 'c/1 &2' },
      },
    ],
  })
  expect((await place(shopper, basketId, transactionId)).body).toEqual(order)
  expect((await place(shopper, basketId)).body).toEqual(order)
  const { body } = await shopper.call(endpoints.readOrder, { params: { orderId: order.orderNumber } })
  expect(body.flash).toEqual(order.flash)
})

test('the checkout site frames the shop, the providers that are named and the page of the challenge, and nothing else', async () => {
  expect(await framesOf()).toBe("'self' http://localhost:4401 https://wallet.example")
  await plugModule('https://pay.example:8443/3ds/{challengeId}')
  expect(await framesOf()).toBe("'self' http://localhost:4401 https://wallet.example https://pay.example:8443")
})

test.each([
  ['not over https', 'http://pay.example/3ds/{challengeId}'],
  ['a path of the shop, where only the sandbox has one', '/3ds/{challengeId}'],
  ['told of no challenge', 'https://pay.example/3ds'],
  ['at an origin for each challenge', 'https://{challengeId}.pay.example/'],
  ['more than an origin to a policy', 'https://pay.example;script-src/{challengeId}'],
  ['named by nobody', undefined],
])('a challenge page that is %s is refused at the start', async (_what, page) => {
  await expect(plugModule(page)).rejects.toThrow(
    `.mjs must be like https://pay.example/3ds/{challengeId}, not '${page}'.`,
  )
})
