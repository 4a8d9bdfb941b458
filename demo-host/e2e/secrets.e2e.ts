import { expect, type BrowserContext, type Page, test } from '@playwright/test'
import { host, shop } from './places'
import { addFirstSize, expectConfirmation, fillShipping, goToCheckout, placeOrder, toSummary } from './shopper'

const card = { number: '4111111111111111', spaced: '4111 1111 1111 1111', cvv: '7349' }

type Leak = { place: string; secret: string }

/** Listens to all that a journey says aloud: addresses, the console, and the tokens that were given. */
function listen(context: BrowserContext) {
  const received = {
    addresses: new Set<string>(),
    console: [] as string[],
    tokens: new Set<string>(),
    guests: new Set<string>(),
  }
  context.on('request', request => received.addresses.add(request.url()))
  context.on('console', message => received.console.push(message.text()))
  context.on('weberror', error => received.console.push(String(error.error().stack)))
  context.on('response', async response => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/token/')) return
    const answer = await response.json().catch(() => ({}))
    for (const value of [answer.accessToken, answer.handoff]) if (value) received.tokens.add(value)
    if (answer.refreshToken) received.guests.add(answer.refreshToken)
  })
  return received
}

/** Everything that scripts of a page can read, by its place. */
async function readable(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({
    address: location.href,
    cookies: document.cookie,
    'the tab’s storage': JSON.stringify({ ...sessionStorage }),
    'the history’s state': JSON.stringify(history.state) ?? '',
    'the window’s name': window.name,
    ...Object.fromEntries(Object.entries(localStorage).map(([key, value]) => [`storage: ${key}`, String(value)])),
  }))
}

const leaks = (places: Record<string, string>, secrets: Iterable<string>): Leak[] =>
  Object.entries(places).flatMap(([place, text]) =>
    [...secrets].filter(secret => text.includes(secret)).map(secret => ({ place, secret })),
  )

/** Collects what the policy of the microsite's pages has refused. */
async function hearPolicy(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('policyRefused', (what: string) => refused.push(what))
  await page.addInitScript(origin => {
    if (location.origin !== origin) return
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      (window as unknown as { policyRefused(what: string): void }).policyRefused(
        `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`,
      ),
    )
  }, shop)
  return refused
}

test('T18, T23: after a full journey no token, card number or security code is anywhere that scripts and logs can read, and no policy was broken', async ({
  page,
  context,
}) => {
  const received = listen(context)
  const refused = await hearPolicy(page)
  const saved: Record<string, string> = {}
  const look = async (when: string) => {
    for (const [place, text] of Object.entries(await readable(page))) saved[`${when}: ${place}`] = text
  }
  await page.goto(`${host}/en-us`)
  await page.locator('[data-till-product=TQ4407AB12]').first().click()
  await addFirstSize(page)
  await look('host page')
  await goToCheckout(page)
  await look('shipping')
  await fillShipping(page)
  await page.getByLabel('Card number').fill('3782 822463 10005')
  await page.getByLabel('Security code').fill(card.cvv)
  await look('billing, typed')
  await page.getByLabel('Card number').fill(card.spaced)
  await page.getByLabel(/^Expiry/).fill('12/30')
  await page.getByLabel('Security code').fill('734')
  await toSummary(page).click()
  await expect(page).toHaveURL(/summary/)
  await look('summary')
  await placeOrder(page)
  await expectConfirmation(page)
  await look('confirmation')
  expect(refused).toEqual([])
  await page.goto(`${host}/en-us`)
  await look('host page, afterwards')

  const places = { ...saved, addresses: [...received.addresses].join('\n'), console: received.console.join('\n') }
  const cards = [card.number, card.spaced, card.cvv, '"734"', '378282246310005', '3782 822463 10005']
  expect(received.tokens.size).toBeGreaterThan(1)
  expect(leaks(places, [...received.tokens, ...cards])).toEqual([])

  // A guest's own secret opens a cart and no more; it is in its one place alone.
  const guests = leaks(places, received.guests).filter(({ place }) => !/storage: till:pk_\w+:session$/.test(place))
  expect(guests).toEqual([])
})

test('T18: the search finds what is planted, wherever that is', async ({ page, context }) => {
  const received = listen(context)
  const marker = 'planted-5c1f'
  await page.goto(`${shop}/en-us/cart`)
  await page.evaluate(async planted => {
    localStorage.setItem('planted', planted)
    sessionStorage.setItem('planted', planted)
    // biome-ignore lint/suspicious/noDocumentCookie: a leak is planted as a leak would be
    document.cookie = `planted=${planted}`
    history.replaceState({ planted }, '', `#${planted}`)
    window.name = planted
    console.info(planted)
    await fetch(`/health?planted=${planted}`)
  }, marker)
  await expect.poll(() => received.console).toContain(marker)
  const places = {
    ...(await readable(page)),
    addresses: [...received.addresses].join('\n'),
    console: received.console.join('\n'),
  }
  expect(leaks(places, [marker]).map(({ place }) => place)).toEqual([
    'address',
    'cookies',
    'the tab’s storage',
    'the history’s state',
    'the window’s name',
    'storage: planted',
    'addresses',
    'console',
  ])
})

test('T23: the microsite makes no markup of a text, loads no script of a stranger and no inline one', async ({
  page,
}) => {
  const refused = await hearPolicy(page)
  const elsewhere: string[] = []
  await page.route('https://elsewhere.example/**', route => {
    elsewhere.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'window.wasRun = true' })
  })
  await page.goto(`${shop}/en-us/cart`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const threw = await page.evaluate(() => {
    const tried = (act: () => unknown) => {
      try {
        act()
        return null
      } catch (error) {
        return (error as Error).name
      }
    }
    return {
      markup: tried(() => {
        document.body.innerHTML = '<b>planted</b>'
      }),
      address: tried(() => {
        document.createElement('script').src = 'https://elsewhere.example/a.js'
      }),
      policy: tried(() =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy('planted', {}),
      ),
    }
  })
  expect(threw).toEqual({ markup: 'TypeError', address: 'TypeError', policy: 'TypeError' })
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
  expect(elsewhere).toEqual([])
  await expect
    .poll(() => refused.map(text => text.split(' ')[1]).sort())
    .toEqual(['require-trusted-types-for', 'require-trusted-types-for', 'trusted-types'])
})
