import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { host, shop } from './places'
import { bagButton, chooseSize, expectBag } from './shopper'
import { barePage, scriptTag, visit } from './stranger-page'

const widgets = '<till-mini-cart></till-mini-cart><till-quick-shop product="TQ4407AB12"></till-quick-shop>'
const till = 'window.till'
const packageOfTill: { version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
)

/** Buys by the quick shop, as far as the bag. */
async function fillBag(page: Page, { add = /^Add to bag/, count = 1 } = {}): Promise<void> {
  await page.locator('till-quick-shop').getByRole('button').first().click()
  const panel = page.getByRole('dialog')
  await chooseSize(page, '9.5')
  await panel.getByRole('button', { name: add }).click()
  await expect(page.getByRole('dialog', { name: 'Your bag' }).getByText('Meridian 2').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectBag(page, count)
}

const documents: Record<string, { markup: string; mode?: string }> = {
  'a page with a base that leads elsewhere': {
    markup: `<!doctype html><html lang="en"><head><base href="https://elsewhere.example/deep/" target="_blank">${scriptTag()}</head><body>${widgets}</body></html>`,
  },
  'a page without a doctype, tables and fonts': {
    markup: `<html><head>${scriptTag()}</head><body bgcolor="#ffffff"><table><tr><td><font size="7" color="red" face="Courier">${widgets}</font></td></tr></table></body></html>`,
    mode: 'BackCompat',
  },
  'a page of almost-standards mode': {
    markup: `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd"><head>${scriptTag()}</head><center>${widgets}</center>`,
  },
  'a page of text alone, without html, head or body': {
    markup: `${scriptTag({ how: '' })}${widgets}`,
    mode: 'BackCompat',
  },
}

function inherited(element: Element): Record<string, string> {
  const style = getComputedStyle(element)
  return Object.fromEntries(
    ['font-size', 'text-align', 'border-spacing'].map(name => [name, style.getPropertyValue(name)]),
  )
}

for (const [name, { markup, mode }] of Object.entries(documents)) {
  test(`I8: ${name} sells`, async ({ page }) => {
    await visit(page, markup)
    expect(await page.evaluate(() => document.compatMode)).toBe(mode ?? 'CSS1Compat')
    await expect(bagButton(page)).toBeVisible()
    // Old markup's fonts and centring end at our door; a closed bag has the colour of the text around it.
    await expect
      .poll(() => page.locator('till-mini-cart').evaluate(inherited))
      .toEqual({
        'font-size': '14px',
        'text-align': 'start',
        'border-spacing': '0px',
      })
    await fillBag(page)
    expect(new URL(page.url()).origin).toBe(host)
  })
}

test('I8: in a windows-1252 page our words keep their accents, and the page its own', async ({ page }) => {
  const markup = `<!doctype html><html lang="fr"><head><title>Caf\u00e9</title>${scriptTag({ locale: 'fr-FR' })}</head><body><h1>Caf\u00e9 cr\u00e8me \u20ac</h1>${widgets}</body></html>`
  const bytes = Buffer.from(markup.replace('\u20ac', '\u0080'), 'latin1')
  await visit(page, bytes, { contentType: 'text/html; charset=windows-1252' })
  expect(await page.evaluate(() => document.characterSet)).toBe('windows-1252')
  await expect(page.getByRole('heading', { name: 'Caf\u00e9 cr\u00e8me \u20ac' })).toBeVisible()
  await page.getByRole('button', { name: 'Aper\u00e7u rapide' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Ajouter au panier' })).toBeVisible()
  await expect(page.getByRole('dialog')).not.toContainText('\u00c3')
})

test('I8: on a page from right to left the bag of an English shop, and of an Arabic one, stand within the window', async ({
  page,
}) => {
  for (const locale of ['en-US', 'ar-AE']) {
    const direction = locale === 'ar-AE' ? 'rtl' : 'ltr'
    await page.unrouteAll()
    const markup = `<!doctype html><html lang="ar" dir="rtl"><head>${scriptTag({ locale })}</head><body><p>\u0645\u0631\u062d\u0628\u0627</p>${widgets}</body></html>`
    await visit(page, markup)
    await page.locator('till-mini-cart').getByRole('button').click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    expect(await drawer.evaluate(element => getComputedStyle(element).direction)).toBe(direction)
    const width = page.viewportSize()?.width ?? 0
    const expected = direction === 'rtl' ? 0 : width
    await expect
      .poll(async () => {
        const box = await drawer.boundingBox()
        return Math.round(direction === 'rtl' ? (box?.x ?? -1) : (box?.x ?? 0) + (box?.width ?? 0))
      })
      .toBe(expected)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
})

const ways: Record<string, (tag: (how: '' | 'async' | 'defer') => string) => string> = {
  'twice, one async and one deferred': tag => `<head>${tag('async')}${tag('defer')}</head><body>${widgets}</body>`,
  'twice, in head before there is a body, and after everything': tag =>
    `<head>${tag('')}</head><body>${widgets}${tag('')}</body>`,
  'three times, the last by script': tag =>
    `<head>${tag('defer')}</head><body>${widgets}${tag('async')}<script>
      const again = document.createElement('script'); again.src = '${shop}/till.js?again'; again.dataset.key = 'pk_demo'
      document.head.append(again)</script></body>`,
  'in two versions, the newer one later': tag =>
    `<head>${tag('')}</head><body>${widgets}<script src="${shop}/newer/till.js" data-key="pk_demo" data-locale="en-US"></script></body>`,
  'once more, long after': tag => `<head>${tag('async')}</head><body>${widgets}</body>`,
}

for (const [name, markup] of Object.entries(ways)) {
  test(`I10: the script ${name}, is one shop with one of each`, async ({ page }) => {
    const calls: string[] = []
    page.on('request', request => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
    const errors: string[] = []
    page.on('console', message => message.type() === 'error' && errors.push(message.text()))
    await page.route(`${shop}/newer/till.js`, async route => {
      const { version } = packageOfTill
      const text = await (await route.fetch({ url: `${shop}/till.js` })).text()
      expect(text, 'the version stands in the script').toContain(`"${version}"`)
      await route.fulfill({ contentType: 'text/javascript', body: text.replaceAll(`"${version}"`, '"99.0.0"') })
    })
    await page.addInitScript(() => {
      const seen: unknown[] = []
      Object.assign(window, { seen })
      document.addEventListener('till:open', event => seen.push(event))
    })
    await visit(page, `<!doctype html><html lang="en">${markup(how => scriptTag({ how }))}</html>`)
    await expect(bagButton(page)).toBeVisible()
    const first = await page.evaluateHandle(till)
    await page.addScriptTag({ url: `${shop}/till.js?once-more` })
    expect(await page.evaluate(first => first === (window as unknown as { till: unknown }).till, first)).toBe(true)

    const link = `<a id="add" href="/nowhere" data-till-open="mini-cart">Bag please</a>`
    await page.evaluate(link => document.body.insertAdjacentHTML('beforeend', link), link)
    await page.locator('#add').click()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect.poll(() => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen.length)).toBe(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await fillBag(page)
    // A bag that was open long enough has asked for what is saved, under a token that then begins the cart.
    const made = calls.filter(call => /POST .*(cartWithItem|cart\/v1\/item|auth\/token)$/.test(call))
    expect(made.filter(call => call.endsWith('token'))).toHaveLength(1)
    expect(made.filter(call => !call.endsWith('token')).length).toBeLessThan(2)
    expect(errors).toEqual([])
  })
}

test('I11: where the name of an element is taken, one message says so and the rest sells', async ({ page }) => {
  const errors: string[] = []
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  const thrown: Error[] = []
  page.on('pageerror', error => thrown.push(error))
  const taken = `<script>customElements.define('till-mini-cart', class extends HTMLElement {})</script>`
  await visit(page, barePage().replace('<head>', `<head>${taken}`))
  await page.getByRole('button', { name: 'Quick shop' }).click()
  const panel = page.getByRole('dialog')
  await chooseSize(page, '9.5')
  await panel.getByRole('button', { name: /^Add to bag/ }).click()
  await expect
    .poll(() =>
      page.evaluate(() =>
        (window as unknown as { till: { cart: { get(): Promise<{ totalItemCount: number } | null> } } }).till.cart
          .get()
          .then(cart => cart?.totalItemCount),
      ),
    )
    .toBe(1)
  expect(errors.filter(text => text.includes('till-mini-cart'))).toHaveLength(1)
  expect(errors[0]).toMatch(/^\[till\] Expected .*till-mini-cart/)
  expect(thrown.map(String)).toEqual([])
})

test('I14: where storage is blocked the bag lasts as long as the page, and nothing breaks', async ({ page }) => {
  const thrown: Error[] = []
  page.on('pageerror', error => thrown.push(error))
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
  await visit(page, barePage())
  await fillBag(page)
  await page.getByRole('button', { name: 'Quick shop' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectBag(page, 1)
  expect(thrown).toEqual([])
})

test('I14: in a sandboxed frame of nobody’s origin the bag says in words that it does not work', async ({ page }) => {
  const thrown: Error[] = []
  page.on('pageerror', error => thrown.push(error))
  const inner = barePage().replaceAll('"', '&quot;')
  await visit(
    page,
    `<!doctype html><title>Frame</title><iframe sandbox="allow-scripts" width="900" height="700" srcdoc="${inner}"></iframe>`,
  )
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Quick shop' }).click()
  await expect(frame.getByRole('dialog').getByRole('status').last()).not.toBeEmpty()
  await expect(frame.getByRole('dialog').getByRole('button', { name: 'Try again' })).toBeVisible()
  await frame.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await frame.getByRole('button', { name: /^Bag/ }).click()
  await expect(frame.getByRole('dialog', { name: 'Your bag' })).toBeVisible()
  expect(thrown).toEqual([])
})
