import { expect, type Page, test } from '@playwright/test'
import { installApplePay } from '../../widgets/testing/apple-pay'
import { shop, stranger } from './places'
import { addFirstSize, chooseSize, comeBackTo, expectBag } from './shopper'
import { scriptTag, visit } from './stranger-page'

type Told = { orderNumber: string; totalItemCount: number; totals: object; currency: string; basketId: string }

/** What a page hears and what its data layer has of orders. */
async function hearOrders(page: Page): Promise<() => Promise<{ orders: Told[]; purchases: object[] }>> {
  await page.evaluate(() => {
    const orders: unknown[] = []
    Object.assign(window, { orders, dataLayer: [] })
    document.addEventListener('till:order', event => orders.push((event as CustomEvent).detail))
    const { till } = window as unknown as { till: { consent(given: object): void } }
    till.consent({ performance: true })
  })
  return () =>
    page.evaluate(() => {
      const { orders, dataLayer } = window as unknown as { orders: Told[]; dataLayer: { event: string }[] }
      return { orders, purchases: dataLayer.filter(({ event }) => event === 'purchase') }
    })
}

/** Presses a wallet in a widget of a page, and gives the shop's window. */
async function pressWallet(page: Page, widget: 'till-mini-cart' | 'till-quick-shop', name: RegExp): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await page.locator(widget).getByRole('group', { name: 'Pay at once' }).getByRole('button', { name }).click()
  return opening
}

/** In the shop's window: PayPal's button, and its own window. */
async function payByPayPal(window: Page): Promise<void> {
  const opening = window.waitForEvent('popup')
  await window.getByRole('button', { name: 'PayPal' }).click()
  const paypal = await opening
  await paypal.getByRole('button', { name: 'Agree and pay' }).click()
}

async function payByApple(window: Page): Promise<void> {
  await window.getByRole('button', { name: 'Buy with Apple Pay' }).click()
  await window.getByRole('dialog', { name: 'Apple Pay' }).getByRole('button', { name: 'Pay with passcode' }).click()
}

const ways = { PayPal: payByPayPal, 'Apple Pay': payByApple }

const confirmed = (window: Page) => expect(window.getByRole('heading', { name: /Thank you/ })).toBeVisible()

async function expectTold(page: Page, heard: Awaited<ReturnType<typeof hearOrders>>, count: number): Promise<void> {
  await expect.poll(async () => (await heard()).orders.length).toBe(1)
  const { orders, purchases } = await heard()
  expect(Object.keys(orders[0] ?? {}).sort()).toEqual(
    ['basketId', 'currency', 'orderNumber', 'totalItemCount', 'totals'].sort(),
  )
  expect(orders[0]?.totalItemCount).toBe(count)
  await expect(page.getByText(`Your order ${orders[0]?.orderNumber} is placed.`)).toBeVisible()
  expect(purchases).toHaveLength(1)
}

const NONCE = 'c2xvdy1taWxlcw'
const policy = `default-src 'none'; script-src 'nonce-${NONCE}' 'strict-dynamic'; style-src 'nonce-${NONCE}'; img-src ${shop}; connect-src ${shop}; base-uri 'none'; object-src 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`
const strange = `<!doctype html><html lang="en"><head><title>A stranger</title>${scriptTag({ key: 'pk_partner' })}</head>
<body><till-mini-cart></till-mini-cart><till-quick-shop product="TQ4407AB12"></till-quick-shop></body></html>`

const withHeaders =
  (headers: Record<string, string>, markup = strange) =>
  async (page: Page) => {
    await visit(page, markup, { address: `${stranger}/of-a-stranger`, headers })
    await page.getByRole('button', { name: 'Quick shop' }).click()
  }

/** Pages of other sites, up to their open quick shop. */
const pages = {
  'the club’s page': async (page: Page) => {
    await page.goto(`${stranger}/harbour-striders`)
    await page.getByRole('link', { name: 'Order', exact: true }).first().click()
  },
  'the blog': async (page: Page) => {
    await page.goto(`${stranger}/slow-miles/meridian-2`)
    await page
      .getByRole('button', { name: /Choose yours/ })
      .first()
      .click()
  },
  'a page with a strict policy': withHeaders(
    { 'content-security-policy': policy },
    strange.replace('<script', `<script nonce="${NONCE}"`),
  ),
  'a page that is cut off from its windows': withHeaders({ 'cross-origin-opener-policy': 'same-origin' }),
} as const

type Journey = readonly [keyof typeof pages, keyof typeof ways, width: number, context: 'cart' | 'product']

const journeys: readonly Journey[] = [
  ['the club’s page', 'PayPal', 360, 'cart'],
  ['the club’s page', 'Apple Pay', 1280, 'cart'],
  ['the blog', 'Apple Pay', 360, 'product'],
  ['the blog', 'PayPal', 1280, 'product'],
  ['a page with a strict policy', 'PayPal', 360, 'product'],
  ['a page with a strict policy', 'Apple Pay', 1280, 'cart'],
  ['a page that is cut off from its windows', 'Apple Pay', 360, 'cart'],
  ['a page that is cut off from its windows', 'PayPal', 1280, 'product'],
]

for (const [place, name, width, context] of journeys) {
  const what = context === 'cart' ? 'the bag' : 'one thing'
  test(`D5 D6: on ${place}, ${width} px wide, a guest pays for ${what} by ${name} in two presses; the page learns the order and nothing else`, async ({
    page,
  }) => {
    await page.context().addInitScript(installApplePay, {})
    await page.setViewportSize({ width, height: 800 })
    await pages[place](page)
    if (context === 'cart') await addFirstSize(page)
    else await chooseSize(page)
    const heard = await hearOrders(page)
    const widget = context === 'cart' ? 'till-mini-cart' : 'till-quick-shop'
    const window = await pressWallet(page, widget, new RegExp(name))
    await ways[name](window)
    await confirmed(window)
    const closing = window.waitForEvent('close')
    await window.getByRole('button', { name: 'Close this window' }).click()
    await closing
    await comeBackTo(page)
    await expectTold(page, heard, 1)
    await page.keyboard.press('Escape')
    await expectBag(page, 0)
    expect((await heard()).orders).toHaveLength(1)
  })
}
