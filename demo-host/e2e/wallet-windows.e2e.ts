import { expect, type Page, test } from '@playwright/test'
import { arrive } from './filled-cart'
import { shop } from './places'
import { expectConfirmation, fillShipping, placeOrder, said, toSummary } from './shopper'

/** A page that keeps the window it opened. */
type Opener = Window & { opened?: Window | null }

/** Lets a page keep what it opens: a test then speaks as that window, or as another. */
async function keepWindows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (...given) => {
      const opened = open(...given)
      Object.assign(window, { opened })
      return opened
    }
  })
}

/** Says this to the page as if it came from there; `from` is the wallet's own window, another one, or the page itself. */
async function forge(page: Page, from: 'wallet' | 'stranger' | 'page', origin: string, data: unknown): Promise<void> {
  await page.evaluate(
    ({ from, origin, data }) => {
      const strange = document.querySelector<HTMLIFrameElement>('#strange') ?? document.createElement('iframe')
      strange.id = 'strange'
      document.body.append(strange)
      const frame = document.querySelector<HTMLIFrameElement>('iframe[title=Klarna]')?.contentWindow
      const wallet = (window as Opener).opened ?? frame ?? null
      const source = { wallet, stranger: strange.contentWindow, page: window }[from]
      dispatchEvent(new MessageEvent('message', { origin, source, data }))
    },
    { from, origin, data },
  )
}

/** Everything that the page asks of the shop in which money or an order could lie. */
function writesOf(page: Page): string[] {
  const writes: string[] = []
  page.on('request', request => {
    const isWrite =
      ['POST', 'PUT', 'PATCH'].includes(request.method()) && /\/(order|paymentInstrument|wallet)/i.test(request.url())
    if (isWrite && !request.url().includes('/sandbox/'))
      writes.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return writes
}

const payPal = (page: Page) => page.getByRole('button', { name: 'PayPal' })

/** PayPal's window over the cart's page, and the order that it is about. */
async function openPayPal(page: Page) {
  await keepWindows(page)
  await arrive(page)
  await page.goto(`${shop}/en-us/cart`)
  const [window_] = await Promise.all([page.context().waitForEvent('page'), payPal(page).click()])
  await expect(window_.getByRole('button', { name: 'Agree and pay' })).toBeEnabled()
  return { window_, order: new URL(window_.url()).searchParams.get('order') ?? '', writes: writesOf(page) }
}

const approval = (order: string) => ({ source: 'till-sandbox-paypal', order, type: 'approve', payerID: 'FORGED' })

test('T26: PayPal’s button hears its own window alone, from its origin, about its order, in the agreed shape', async ({
  page,
}) => {
  const { window_, order, writes } = await openPayPal(page)
  const right = approval(order)
  await forge(page, 'wallet', 'https://paypal.example', right)
  await forge(page, 'stranger', shop, right)
  await forge(page, 'page', shop, right)
  for (const shape of [null, 'approve', 7, [], {}, { ...right, source: 'paypal' }, { ...right, type: 'agree' }])
    await forge(page, 'wallet', shop, shape)
  await forge(page, 'wallet', shop, approval('another'))
  await forge(page, 'wallet', 'null', { ...right, type: 'cancel' })
  await expect(payPal(page)).toBeDisabled()
  expect([window_.isClosed(), writes]).toEqual([false, []])
  await window_.getByRole('button', { name: 'Agree and pay' }).click()
  await expectConfirmation(page)
})

test('T26: PayPal’s window hears the page that opened it alone, about its order, in the agreed shape', async ({
  page,
}) => {
  const { window_, order } = await openPayPal(page)
  let looks = 0
  window_.on('request', request => {
    if (request.method() === 'GET' && request.url().includes('/sandbox/paypal/orders/')) looks += 1
  })
  const refusal = { source: 'till-sandbox-paypal', order, type: 'updated', refused: 'ADDRESS_ERROR' }
  await window_.evaluate(
    ({ refusal, shop }) => {
      const frame = document.createElement('iframe')
      document.body.append(frame)
      const say = (origin: string, source: MessageEventSource | null, data: unknown) =>
        dispatchEvent(new MessageEvent('message', { origin, source, data }))
      say('https://stranger.example', opener, refusal)
      say(shop, frame.contentWindow, refusal)
      say(shop, window, refusal)
      for (const data of [null, 'updated', { ...refusal, order: 'another' }, { ...refusal, source: 'paypal' }])
        say(shop, opener, data)
    },
    { refusal, shop },
  )
  await window_.getByLabel('Work').check()
  // Whatever is heard has the window look at its order again: it does so once, for the address.
  await expect.poll(() => looks).toBeGreaterThan(0)
  await expect(window_.getByRole('button', { name: 'Agree and pay' })).toBeEnabled()
  await expect(window_.getByRole('alert')).toBeEmpty()
  expect(looks).toBe(1)
  await window_.getByRole('button', { name: 'Agree and pay' }).click()
  await expectConfirmation(page)
})

test('T26: a PayPal window that the shopper closes buys nothing, and what is said in its name afterwards is not heard', async ({
  page,
}) => {
  const { window_, order, writes } = await openPayPal(page)
  await window_.close()
  await expect(payPal(page)).toBeEnabled()
  await forge(page, 'wallet', shop, approval(order))
  await page.reload()
  await expect(payPal(page)).toBeEnabled()
  expect(writes).toEqual([])
  await expect(page).toHaveURL(`${shop}/en-us/cart`)
})

test('T26: Klarna’s answer is received from its own frame alone, from its origin, about its payment', async ({
  page,
}) => {
  await arrive(page)
  await fillShipping(page)
  await page.getByRole('radio', { name: 'Klarna' }).check()
  await expect(page.getByText(/^Klarna: /)).toBeVisible()
  await toSummary(page).click()
  const frame = page.locator('iframe[title=Klarna]')
  const agree = page.frameLocator('iframe[title=Klarna]').getByRole('button', { name: 'Confirm', exact: true })
  await expect(agree).toBeVisible()
  const payment = new URL((await frame.getAttribute('src')) ?? '').searchParams.get('payment') ?? ''
  const right = { source: 'till-sandbox-klarna', payment, type: 'approved' }
  const writes = writesOf(page)
  await forge(page, 'wallet', 'https://klarna.example', right)
  await forge(page, 'stranger', shop, right)
  await forge(page, 'page', shop, right)
  for (const shape of [null, 'approved', { ...right, payment: 'another' }, { ...right, source: 'klarna' }])
    await forge(page, 'wallet', shop, shape)
  await expect(agree).toBeVisible()
  expect(writes).toEqual([])

  // Closed by the shopper's own hand: nothing was confirmed, whatever is said afterwards.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('Escape')
  await expect(frame).toHaveCount(0)
  await expect(said(page, /payment/i)).toBeVisible()
  await forge(page, 'stranger', shop, right)
  await expect(page.getByRole('heading', { name: /Review|Summary/ })).toHaveCount(0)

  await toSummary(page).click()
  await agree.click()
  await placeOrder(page)
  await expectConfirmation(page)
})
