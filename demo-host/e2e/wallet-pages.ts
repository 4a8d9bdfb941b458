import { expect, type Page } from '@playwright/test'
import { type ApplePayStandIn, installApplePay } from '../../widgets/testing/apple-pay'
import { isCall } from './faults'
import { shop, stranger } from './places'
import { addFirstSize, chooseSize, comeBackTo } from './shopper'
import { expectSeen } from './soon'
import { scriptTag, visit } from './stranger-page'

// Pages of other sites, and what is pressed there and in the shop's window to pay at once.

export const NONCE = 'c2xvdy1taWxlcw'

/** A policy that allows nothing but the shop, and no text as a script. */
export const strictPolicy = `default-src 'none'; script-src 'nonce-${NONCE}' 'strict-dynamic'; style-src 'nonce-${NONCE}'; img-src ${shop}; connect-src ${shop}; base-uri 'none'; object-src 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`

export const withNonce = (markup: string) => markup.replace('<script', `<script nonce="${NONCE}"`)

const plain = `<!doctype html><html lang="en"><head><title>A stranger</title>${scriptTag({ key: 'pk_partner' })}</head>
<body><till-mini-cart></till-mini-cart><till-quick-shop product="TQ4407AB12"></till-quick-shop></body></html>`

const ADDRESS = `${stranger}/of-a-stranger`

/** A plain page of another site, with nothing open. */
export const openPlain = (page: Page) => visit(page, plain, { address: ADDRESS })

const served =
  (headers: Record<string, string>, markup = plain) =>
  async (page: Page) => {
    await visit(page, markup, { address: ADDRESS, headers })
    await page.getByRole('button', { name: 'Quick shop' }).click()
  }

/** Pages of other sites, up to their open quick shop. */
export const pages = {
  'a plain page': served({}),
  'the club’s page, which refuses windows': async (page: Page) => {
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
  'a page in Australia’s English': served({}, plain.replace('data-locale="en-US"', 'data-locale="en-AU"')),
  'a page with a strict policy': served({ 'content-security-policy': strictPolicy }, withNonce(plain)),
  'a page that is cut off from its windows': served({ 'cross-origin-opener-policy': 'same-origin' }),
} as const

export type PageName = keyof typeof pages

/** What is paid for: the whole bag, from the bag; or one thing, from its quick shop. */
export type What = 'cart' | 'product'

const placeOf = { cart: 'till-mini-cart', product: 'till-quick-shop' } as const

export const wallets = (page: Page, what: What) =>
  page.locator(placeOf[what]).getByRole('group', { name: 'Express checkout' })

/** Goes to a page as a guest whose device has Apple Pay, and chooses a size; for the cart, it is put into the bag. */
export async function chooseOn(page: Page, name: PageName, what: What, applePay: ApplePayStandIn = {}): Promise<void> {
  await page.context().addInitScript(installApplePay, applePay)
  await pages[name](page)
  if (what === 'cart') await addFirstSize(page)
  else await chooseSize(page)
}

/** Whichever wallet a journey pays by, and at whichever width: the other ones could be pressed, too. */
export async function expectPressable(page: Page, what: What): Promise<void> {
  const own = page.viewportSize()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const wallet of ['PayPal', 'Apple Pay'])
      await wallets(page, what)
        .getByRole('button', { name: new RegExp(wallet) })
        .click({ trial: true })
  }
  if (own) await page.setViewportSize(own)
}

/** Presses a wallet in a page, and gives the shop's window that opens. */
export async function openWindow(page: Page, what: What, wallet: Wallet): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await wallets(page, what)
    .getByRole('button', { name: new RegExp(wallet) })
    .click()
  return opening
}

export type Wallet = 'PayPal' | 'Apple Pay'

const openPayPal = async (window: Page) => {
  const opening = window.waitForEvent('popup')
  await window.getByRole('button', { name: 'PayPal' }).click()
  return opening
}

/** In the shop's window: the wallet's own button, and its own sheet or window. */
export const payBy: Readonly<Record<Wallet, (window: Page) => Promise<void>>> = {
  async PayPal(window) {
    await pressToClose(await openPayPal(window), 'Agree and pay')
  },
  async 'Apple Pay'(window) {
    await window.getByRole('button', { name: 'Buy with Apple Pay' }).click()
    await window.getByRole('dialog', { name: 'Apple Pay' }).getByRole('button', { name: 'Pay with passcode' }).click()
  },
}

export const expectThanks = (window: Page) => expectSeen(window.getByRole('heading', { name: /Thank you/ }))

/** Presses what closes a window. It may be gone before it answers the click: that it closes shows that it was pressed. */
async function pressToClose(window: Page, name: string): Promise<void> {
  const press = window.getByRole('button', { name }).click()
  await Promise.all([window.waitForEvent('close'), press.catch(() => {})])
}

export const pressClose = (window: Page) => pressToClose(window, 'Close this window')

/** Closes the shop's window by its own button, and comes back to the page. */
export async function closeWindow(window: Page, page: Page): Promise<void> {
  await pressClose(window)
  await comeBackTo(page)
}

type Told = { orderNumber: string; totalItemCount: number; totals: object; currency: string; basketId: string }
type Purchase = { event: string; ecommerce: { items: readonly { item_id: string; quantity: number }[] } }
type Hearing = Window & { orders: Told[]; dataLayer: Purchase[]; till: unknown[] }

/** Has the stranger's pages learn of orders, in the document and in their data layer; to be said before the page is opened. */
export async function collectOrders(page: Page): Promise<() => Promise<{ orders: Told[]; purchases: Purchase[] }>> {
  await page.context().addInitScript(origin => {
    if (location.origin !== origin || window.top !== window) return
    const hearing = window as unknown as Hearing
    Object.assign(hearing, { orders: [], dataLayer: [] })
    document.addEventListener('till:order', event => hearing.orders.push((event as CustomEvent).detail))
    hearing.till ??= []
    // The toast is looked at when all else has been.
    hearing.till.push(['configure', { toastDelay: 60_000 }], ['consent', { performance: true }])
  }, stranger)
  return () =>
    page.evaluate(() => {
      const { orders, dataLayer } = window as unknown as Hearing
      return { orders, purchases: dataLayer.filter(({ event }) => event === 'purchase') }
    })
}

/** The page was told of one order, by what it may know; its measurement names the things that it sent to the shop. */
export async function expectReported(
  page: Page,
  received: Awaited<ReturnType<typeof collectOrders>>,
  count = 1,
): Promise<void> {
  await expect.poll(async () => (await received()).purchases.length).toBe(1)
  const { orders, purchases } = await received()
  expect(orders.map(order => Object.keys(order).sort())).toEqual([
    ['basketId', 'currency', 'orderNumber', 'totalItemCount', 'totals'].sort(),
  ])
  expect(orders[0]?.totalItemCount).toBe(count)
  expect(purchases[0]?.ecommerce.items.map(({ quantity }) => quantity)).toEqual([count])
  await expectSeen(page.getByText(`Your order ${orders[0]?.orderNumber} is placed.`))
}

/** The transaction ids under which a window asks for an order. */
export function placedBy(window: Page): string[] {
  const ids: string[] = []
  window.on('request', request => {
    if (isCall(request, 'placeOrder')) ids.push(request.headers()['x-transaction-id'] ?? '')
  })
  return ids
}

/** How many there are of each thing in the page's own bag, as the service says. */
export const bagOf = (page: Page) =>
  page.evaluate(async () => {
    type Till = { cart: { get(): Promise<{ items: { qty: number }[] } | null> } }
    const cart = await (globalThis as unknown as { till: Till }).till.cart.get()
    return cart?.items.map(({ qty }) => qty) ?? []
  })
