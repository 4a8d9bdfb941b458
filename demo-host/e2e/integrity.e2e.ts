import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { arrive } from './filled-cart'
import { host, shop } from './places'
import { fillShipping } from './shopper'
import { scriptTag, visit } from './stranger-page'

const sha256 = (text: string) => 'sha256-' + createHash('sha256').update(text).digest('base64')

/** A minute or less, so that a new version reaches every page soon. */
const shortest = /max-age=\d{1,3}\b/

test('T25: the loader pins the first file by its hash, and what it brings pins every other', async ({ request }) => {
  const loader = await request.get(`${shop}/till.js`)
  expect(loader.headers()['content-type']).toMatch(/javascript; charset=utf-8/i)
  expect(loader.headers()['cache-control']).toMatch(shortest)
  const text = await loader.text()
  const only = (pattern: RegExp) => {
    const found = text.match(pattern) ?? []
    expect(found).toHaveLength(1)
    return found[0] ?? ''
  }
  const first: readonly [string, string] = [only(/(?<=")assets\/[^"]+(?=")/g), only(/(?<=")sha256-[^"]+(?=")/g)]

  const textOf = async (path: string) => (await request.get(`${shop}/${path}`)).text()
  const pinsIn = (text: string) =>
    [...text.matchAll(/"([\w.-]+\.js)":\["(sha256-[^"]+)"/g)].map(([, file, integrity = '']): [string, string] => [
      `assets/${file}`,
      integrity,
    ])
  const early = pinsIn(await textOf(first[0]))
  const namedIn = async (name: string) => {
    const [path = ''] = early.find(([path]) => path.includes(`/${name}-`)) ?? []
    return pinsIn(await textOf(path))
  }
  const registered = await namedIn('registry')
  const isWords = (path: string) => /-words-/.test(path)
  expect(early.length, 'what a closed bag carries does not grow with the widgets').toBeLessThanOrEqual(9)
  expect(registered.some(([path]) => path.includes('/reviews-'))).toBe(true)
  expect(
    registered.filter(([path]) => /\/(write-review|enrolment|event-dialog)-/.test(path)),
    'a widget carries the hashes of its own late parts',
  ).toEqual([])
  expect((await namedIn('languages')).length).toBeGreaterThanOrEqual(20)

  // All that can be reached from the index: what a chunk brings late or imports has its hash in a chunk that ran before.
  const others = new Map(early)
  const wanted = new Set<string>()
  for (const [path] of others) {
    const text = await textOf(path)
    const carried = pinsIn(text)
    for (const [file, integrity] of carried) {
      expect(others.get(file) ?? integrity, `${file} is one file`).toBe(integrity)
      others.set(file, integrity)
    }
    expect(
      path.includes('/languages-') ? [] : carried.filter(([file]) => isWords(file)),
      'a page in English carries no other language',
    ).toEqual([])
    for (const [, file] of text.matchAll(/"\.\/([\w.-]+\.js)"/g)) wanted.add(`assets/${file}`)
  }
  expect(others.size).toBeGreaterThanOrEqual(100)
  expect([...wanted].filter(file => file !== first[0] && !others.has(file))).toEqual([])

  for (const [path, integrity] of [first, ...others]) {
    const file = await request.get(`${shop}/${path}`, { headers: { origin: host } })
    expect(sha256(await file.text()), path).toBe(integrity)
    expect(file.headers()['content-type'], path).toMatch(/javascript; charset=utf-8/i)
    expect(file.headers()['cache-control'], path).toMatch(/immutable/)
    expect(file.headers()['access-control-allow-origin'], path).toBe('*')
  }
})

test('another language’s words wait for nothing but the runtime: what pins them comes beside it', async ({ page }) => {
  let pinned = () => {}
  const isPinned = new Promise<void>(resolve => {
    pinned = resolve
  })
  await page.route(/\/assets\/languages-[^/]+\.js$/, async route => {
    await route.continue()
    pinned()
  })
  await page.route(/\/assets\/runtime-[^/]+\.js$/, async route => {
    await isPinned
    await route.continue()
  })
  await visit(
    page,
    `<!doctype html><title>Ici</title>${scriptTag({ locale: 'fr-FR' })}<till-mini-cart></till-mini-cart>`,
  )
  await page.locator('till-mini-cart').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toContainText('Votre panier est vide')
})

test('T25: a file that was changed on the way is never run, and a press leads to the shop’s own cart', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('till:error', ({ target }) => {
      const tag = (target as Element).localName
      const counts = window as unknown as Record<string, number>
      counts[tag] = (counts[tag] ?? 0) + 1
    })
  })
  await page.route(/\/assets\/runtime-[^/]+\.js$/, async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()}\nwindow.wasRun = true` })
  })
  const errors: Error[] = []
  page.on('pageerror', error => errors.push(error))
  const blocked = page.waitForEvent('console', { predicate: message => /integrity/.test(message.text()) })
  await page.goto(`${host}/en-us`)
  const opener = page.locator('till-mini-cart').getByRole('button').first()
  await opener.hover()
  await blocked
  const tried = () => page.evaluate(() => (window as unknown as Record<string, number>)['till-mini-cart'])
  await expect.poll(tried).toBeGreaterThan(0)
  // The pointer rests: that alone is no reason to try again, frame after frame.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame)
  })
  expect(await tried()).toBeLessThanOrEqual(4)
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
  await expect(opener).toBeVisible()
  expect(errors).toEqual([])
  await opener.click()
  await expect(page).toHaveURL(`${shop}/en-us/cart`)
})

test('T25: a screen of the microsite that was changed on the way is never run, and the page says so', async ({
  page,
}) => {
  await page.route(/\/assets\/cart-[^/]+\.js$/, async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()}\nwindow.wasRun = true` })
  })
  await page.goto(`${shop}/en-us/cart`)
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
})

test('T27: a screen that is opened later, and was changed on the way, is never run, and the page says so', async ({
  page,
}) => {
  let isTampered = true
  await page.route(/\/assets\/sign-in-[^/]+\.js$/, async route => {
    if (!isTampered) return route.continue()
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()}\nwindow.wasRun = true` })
  })
  await page.goto(`${shop}/en-us/cart`)
  expect(await page.locator('script[type=importmap]').textContent()).not.toContain('sign-in')
  await page.locator('a[href*="sign-in"]').first().click()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)

  isTampered = false
  await page.goto(`${shop}/en-us/cart`)
  await page.locator('a[href*="sign-in"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
})

test('T27: without the table of hashes no further screen is run', async ({ page }) => {
  await page.route(/\/assets\/pins-[^/]+\.json$/, async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()} ` })
  })
  await page.goto(`${shop}/en-us/cart`)
  await page.locator('a[href*="sign-in"]').first().click()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
})

test('T15: parts beside the microsite’s work may stay away: the first step and the cart do without them', async ({
  page,
}) => {
  const refused = new Set<string>()
  const refuse = (parts: RegExp) =>
    page.route(parts, (route, request) => {
      refused.add(request.url().replace(/^.*\/([a-z-]+)-[^/]+\.js$/, '$1'))
      return route.abort()
    })
  await refuse(/\/assets\/(late-shipping-parts|delivery-watch)-[^/]+\.js$/)
  await arrive(page)
  await fillShipping(page)
  await expect.poll(() => [...refused].sort()).toEqual(['delivery-watch', 'late-shipping-parts'])

  await refuse(/\/assets\/(cart-wallets|saved-list|show-dialogs)-[^/]+\.js$/)
  await page.goto(`${shop}/en-us/cart`)
  await expect.poll(() => [...refused]).toEqual(expect.arrayContaining(['cart-wallets', 'saved-list', 'show-dialogs']))
  await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeHidden()
})

test('T25: names in the page cannot lead the loader elsewhere', async ({ page }) => {
  const elsewhere: string[] = []
  await page.route('https://elsewhere.example/**', route => {
    elsewhere.push(route.request().url())
    return route.abort()
  })
  const names = [
    'currentScript',
    'head',
    'createElement',
    'querySelector',
    'querySelectorAll',
    'addEventListener',
    'body',
  ]
  const forms = names.map(
    name => `<form name="${name}" src="https://elsewhere.example/till.js" href="https://elsewhere.example/"></form>`,
  )
  // Served, not fulfilled: a page from nowhere may not load scripts of this machine.
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><title>Clobbered</title>${forms.join('')}<a id="till" href="https://elsewhere.example/"></a>
      <till-mini-cart></till-mini-cart>
      <script src="${shop}/till.js" data-key="pk_demo" data-locale="en-US"></script>`)
  })
  await new Promise<void>(resolve => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  await page.goto(`http://localhost:${port}/`)
  const isShown = () =>
    page.evaluate(() => {
      const element = Document.prototype.querySelector.call(document, 'till-mini-cart')
      return Boolean(element?.shadowRoot?.querySelector('button')?.checkVisibility())
    })
  await expect.poll(isShown).toBe(true)
  expect(elsewhere).toEqual([])
  server.close()
})
