import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, type Route, test } from '@playwright/test'
import { linkWith } from './minted'
import { expectAsked, expectLines, expectSettled, question } from './offered-bag'
import { shop, stranger } from './places'
import { bagButton, drawer, expectBag } from './shopper'
import { visit } from './stranger-page'

/** A page of another site with a bag, whose checkout is where it says. */
const pageOf = ({ head = '', checkout = '' } = {}) => `<!doctype html><html lang="en"><head>${head}<title>A blog</title>
<script async src="${shop}/till.js" data-key="pk_partner" data-locale="en-US"${checkout ? ` data-checkout="${checkout}"` : ''}></script>
</head><body><till-mini-cart></till-mini-cart></body></html>`

/** Puts one thing into the bag of a host page. */
async function add(page: Page, productId = 'TQ4407AB17'): Promise<void> {
  await page.evaluate(
    async ({ productId, api }) => {
      const { till } = window as unknown as {
        till: { ready: Promise<unknown>; cart: { add(item: object): Promise<unknown> } }
      }
      const answer = await fetch(`${api}/products/v2/products/${productId}/details?lang=en`, {
        headers: { 'x-access-key': 'pk_partner' },
      })
      const { variants } = (await answer.json()) as { variants: { upc: string }[] }
      await till.ready
      await till.cart.add({ productId, upc: variants[0]?.upc, qty: 1 })
    },
    { productId, api: shop },
  )
}

async function checkOut(page: Page): Promise<void> {
  if (!(await drawer(page).isVisible())) await bagButton(page).click()
  await drawer(page).getByRole('button', { name: 'Checkout' }).click()
}

/** Opens a blog with something in its bag. */
async function blog(
  page: Page,
  how: Parameters<typeof pageOf>[0] = {},
  headers: Record<string, string> = {},
): Promise<void> {
  await visit(page, pageOf(how), { address: `${stranger}/a-blog`, headers })
  await page.waitForFunction(() => 'till' in window)
  await add(page)
}

/** The address that checkout would be opened with; the page stays. */
async function linkOf(page: Page): Promise<string> {
  let code = ''
  const seen = async (route: Route) => {
    const answer = await route.fetch()
    code = ((await answer.json()) as { handoff: string }).handoff
    await route.fulfill({ response: answer })
  }
  await page.route('**/auth/handoff?*', seen, { times: 1 })
  // An answer without content leaves the page where it is.
  await page.route(`${shop}/en-us/checkout`, route => route.fulfill({ status: 204 }), { times: 1 })
  const left = page.waitForRequest(request => request.isNavigationRequest())
  await checkOut(page)
  await left
  return linkWith(code)
}

test.describe('a bag comes along without a question', () => {
  const ways = [
    ['a page as it is', {}, {}],
    [
      'a page that tells nobody where its visitors come from',
      { head: '<meta name="referrer" content="no-referrer">' },
      {},
    ],
    ['a page whose server says so', {}, { 'referrer-policy': 'no-referrer' }],
    ['a page that tells its own site alone', { head: '<meta name="referrer" content="same-origin">' }, {}],
    ['a page whose links open elsewhere', { head: '<base target="_blank">' }, {}],
  ] as const
  for (const [name, how, headers] of ways) {
    test(`from ${name}`, async ({ page }) => {
      await blog(page, how, headers)
      await checkOut(page)
      await expectSettled(page)
      await expect(page).toHaveURL(`${shop}/en-us/checkout/shipping`)
      await expectLines(page, 'Apex Relay')
    })
  }

  test('into a window that knows nothing of the page', async ({ page, context }) => {
    await blog(page)
    const link = await linkOf(page)
    const opened = context.waitForEvent('page')
    await page.evaluate(address => void window.open(address, '_blank', 'noopener'), link)
    const window_ = await opened
    await expectSettled(window_)
    await expectLines(window_, 'Apex Relay')
  })

  test('by way of an address that leads on to checkout', async ({ page }) => {
    const server = createServer((request, response) => response.writeHead(302, { location: shop + request.url }).end())
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    try {
      const checkout = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      await blog(page, { checkout })
      await checkOut(page)
      await expect(page).toHaveURL(`${shop}/en-us/checkout/shipping`)
      await expectSettled(page)
      await expectLines(page, 'Apex Relay')
    } finally {
      server.close()
    }
  })

  test('and stays when the page is loaded again, left and come back to', async ({ page }) => {
    await blog(page)
    await checkOut(page)
    await expectLines(page, 'Apex Relay')
    await expectSettled(page)
    await page.reload()
    await expectLines(page, 'Apex Relay')
    await expect(question(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(`${stranger}/a-blog`)
    await expectBag(page, 1)
    await page.goForward()
    await expectLines(page, 'Apex Relay')
    await expectSettled(page)
  })

  test('and the page goes on with a bag of its own', async ({ page }) => {
    await blog(page)
    await checkOut(page)
    await expectSettled(page)
    await page.goBack()
    await add(page, 'TQ4407AB12')
    await expectBag(page, 2)
    await page.goto(`${shop}/en-us/checkout`)
    await expectLines(page, 'Apex Relay')
    await page.goto(`${stranger}/a-blog`)
    await expectBag(page, 2)
    await checkOut(page)
    await expectSettled(page)
    await expectLines(page, 'Apex Relay', 'Meridian 2')
  })
})

test.describe('where the browser does not say where a bag comes from', () => {
  const noReferrer = [
    ['a link that was copied', (page: Page, link: string) => page.goto(link)],
    [
      'a window without opener and referrer',
      (page: Page, link: string) =>
        page.evaluate(address => void window.open(address, '_blank', 'noopener,noreferrer'), link),
    ],
  ] as const
  for (const [name, open] of noReferrer) {
    test(`by ${name}, the shopper is asked`, async ({ page, context }) => {
      await blog(page)
      const link = await linkOf(page)
      const isSame = name.startsWith('a link')
      const opened = isSame ? undefined : context.waitForEvent('page')
      await open(page, link)
      const there = (await opened) ?? page
      await expectAsked(there)
      await expect(question(there)).toContainText('from another page')
      await question(there).getByRole('button', { name: 'Use this bag' }).click()
      await expectSettled(there)
      await expectLines(there, 'Apex Relay')
    })
  }
})
