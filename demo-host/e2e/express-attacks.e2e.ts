import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { isCall } from './faults'
import { arrive } from './filled-cart'
import { mint } from './minted'
import { shop, stranger } from './places'
import { expectBag } from './shopper'
import { visit } from './stranger-page'
import { chooseOn, closeWindow, expectThanks, expectReported, collectOrders, openWindow, payBy } from './wallet-pages'

type Spy = Window & { heard: unknown[]; opened: Window | null; state: string; tryWindow(): string }

/** A page whose scripts listen to every message, wrap `fetch`, and keep the windows that are opened. */
async function spyOn(page: Page): Promise<void> {
  await page.context().addInitScript(origin => {
    if (location.origin !== origin) return
    const spy = window as unknown as Spy
    spy.heard = []
    addEventListener('message', ({ data, origin: from }) => spy.heard.push([from, data]), true)
    const { fetch, open } = window
    window.fetch = async (...given) => {
      const answer = await fetch(...given)
      const said = given[0] instanceof Request ? given[0].url : String(given[0])
      spy.heard.push([said, given[1]?.body, [...answer.headers], await answer.clone().text()])
      return answer
    }
    window.open = (...given) => {
      spy.state = String(given[1]).replace(/^till-/, '')
      spy.opened = open.apply(window, given)
      return spy.opened
    }
    spy.tryWindow = () => {
      try {
        return spy.opened?.document.documentElement.outerHTML ?? ''
      } catch (error) {
        return (error as Error).name
      }
    }
  }, stranger)
}

/** Everything that a script of the page has learnt. */
const learnt = (page: Page) =>
  page.evaluate(async () => {
    const { heard, tryWindow } = window as unknown as Spy
    const answerTo = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const databases: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answerTo(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        databases.push(name, store, await answerTo(database.transaction(store).objectStore(store).getAll()))
      database.close()
    }
    const saved = [{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, document.referrer]
    return JSON.stringify([heard, saved, databases, document.documentElement.outerHTML, tryWindow()])
  })

/** The tokens that the shop's own pages were given. */
function tokensOf(context: BrowserContext): Set<string> {
  const tokens = new Set<string>()
  context.on('response', async response => {
    if (!response.url().startsWith(`${shop}/token/`) || !response.frame().url().startsWith(shop)) return
    const { accessToken, refreshToken } = await response.json().catch(() => ({}))
    for (const token of [accessToken, refreshToken]) if (token) tokens.add(token)
  })
  return tokens
}

for (const what of ['cart', 'product'] as const) {
  test(`T22, T18: a page that receives every message and call, reads every storage and keeps the window learns no contact, address, instrument or token (${what})`, async ({
    page,
    context,
  }) => {
    const tokens = tokensOf(context)
    await spyOn(page)
    const heard = await collectOrders(page)
    await chooseOn(page, 'a plain page', what)
    const window = await openWindow(page, what, 'Apple Pay')
    await payBy['Apple Pay'](window)
    await expectThanks(window)
    expect(await page.evaluate(() => (globalThis as unknown as Spy).tryWindow())).toBe('SecurityError')
    await closeWindow(window, page)
    await expectReported(page, heard)
    expect(tokens.size).toBeGreaterThan(0)
    const known = await learnt(page)
    expect(known).toContain('lastOrder')
    const person = ['maya.okafor', 'Okafor', '5035550148', '418 Alder', '97205', 'Visa 1111']
    for (const secret of [...person, ...tokens]) expect(known).not.toContain(secret)
  })
}

test('T26: a page learns of an order from its own window alone, of the shop’s origin, about its own attempt; and then asks its own cart', async ({
  page,
}) => {
  await spyOn(page)
  await chooseOn(page, 'a plain page', 'cart')
  const opened = await openWindow(page, 'cart', 'PayPal')
  await expect(page.getByText('Finish in the window that has opened.')).toBeVisible()
  // The page listens from the moment that it has sent the window to the shop.
  await expect(opened).toHaveURL(/\/express/)
  const reads: string[] = []
  page.on('request', request => isCall(request, 'readCart') && reads.push(request.url()))
  const say = (from: 'window' | 'page', origin: string, more: object | null | string) =>
    page.evaluate(
      ({ from, origin, more }) => {
        const { opened, state } = window as unknown as Spy
        const data =
          more !== null && typeof more === 'object' ? { source: 'till-express', state, told: 'order', ...more } : more
        dispatchEvent(new MessageEvent('message', { origin, source: from === 'window' ? opened : window, data }))
      },
      { from, origin, more },
    )
  await say('window', 'https://evil.example', {})
  await say('window', 'null', {})
  await say('page', shop, {})
  for (const shape of [null, 'order', { state: 'another' }, { source: 'till-sign-in' }])
    await say('window', shop, shape)
  await say('window', shop, {})
  await expect.poll(() => reads.length).toBe(1)
  await page.keyboard.press('Escape')
  await expectBag(page, 1)
})

test('T22: a page of nobody’s that opens the screen with a bag of its own changes neither bag nor session of the shopper, and receives nothing', async ({
  page,
}) => {
  await arrive(page)
  const attacker = await mint({ key: 'pk_partner', origin: stranger })
  const said = {
    state: 's1',
    own: '0',
    wallet: 'PAYPAL',
    origin: stranger,
    back: `${stranger}/win`,
    handoff: attacker.code,
  }
  const link = `${shop}/en-us/express#${new URLSearchParams(said)}`
  await visit(page, `<!doctype html><title>Win</title><a href="${link}">Win a shoe</a>`, {
    address: 'http://evil.test/win',
  })
  await page.getByRole('link', { name: 'Win a shoe' }).click()
  await expect(page.getByText('Express checkout')).toBeVisible()
  await expect(page.getByText('You came from')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Back to/ })).toHaveCount(0)
  await page.goto(`${shop}/en-us/cart`)
  await expect(page.getByRole('main').getByText('Meridian 2')).toBeVisible()
  const { body } = await attacker.call('GET', `/cart/v1/cart/${attacker.basketId}?lang=en`)
  expect(body['lastOrder']).toBe(undefined)
})

test('T23: no page shows the screen in a frame', async ({ page }) => {
  const refused = page.waitForEvent('console', message => /frame-ancestors/.test(message.text()))
  await visit(page, `<!doctype html><title>A frame</title><iframe src="${shop}/en-us/express"></iframe>`, {
    address: `${stranger}/framing`,
  })
  await refused
})

test('T8: what a page changes in its bag while the window is open changes nothing of what is paid there', async ({
  page,
}) => {
  const heard = await collectOrders(page)
  await chooseOn(page, 'a plain page', 'cart')
  const window = await openWindow(page, 'cart', 'Apple Pay')
  await expect(window.getByRole('button', { name: 'Buy with Apple Pay' })).toBeVisible()
  const sums = window.getByRole('main').locator('dl')
  const before = await sums.textContent()
  await page.evaluate(async () => {
    type Cart = { items: { id: string }[] }
    const { till } = globalThis as unknown as {
      till: { cart: { get(): Promise<Cart>; update(line: { itemId: string; qty: number }): Promise<Cart> } }
    }
    const [line] = (await till.cart.get()).items
    await till.cart.update({ itemId: line?.id ?? '', qty: 3 })
  })
  expect(await sums.textContent()).toBe(before)
  await payBy['Apple Pay'](window)
  await expectThanks(window)
  await closeWindow(window, page)
  await expect.poll(async () => (await heard()).orders.map(({ totalItemCount }) => totalItemCount)).toEqual([1])
})

test('T26: a page that leads the shop’s window elsewhere while PayPal is open pays for nothing, and PayPal’s window closes', async ({
  page,
}) => {
  await spyOn(page)
  await chooseOn(page, 'a plain page', 'cart')
  const window = await openWindow(page, 'cart', 'PayPal')
  const orders: string[] = []
  window.on('request', request => isCall(request, 'placeOrder') && orders.push(request.url()))
  const opening = window.waitForEvent('popup')
  await window.getByRole('button', { name: 'PayPal' }).click()
  const paypal = await opening
  await expect(paypal.getByRole('button', { name: 'Agree and pay' })).toBeEnabled()
  const closing = paypal.waitForEvent('close')
  await page.evaluate(address => {
    const { opened } = globalThis as unknown as Spy
    if (opened) opened.location.href = address
  }, `${shop}/en-us/cart`)
  await expect(window).toHaveURL(`${shop}/en-us/cart`)
  await closing
  await expect(window.getByRole('main').getByText('Meridian 2')).toBeVisible()
  expect(orders).toEqual([])
  await page.keyboard.press('Escape')
  await expectBag(page, 1)
})
