import { expect, type Locator, type Page, test } from '@playwright/test'
import { compare, picture } from './pictures'
import { bagButton, drawer } from './shopper'
import { scriptTag, visit } from './stranger-page'

/** Holds back the index, that is all but the loader, until it is let go, or fails it. */
async function holdIndex(page: Page) {
  let go = () => {}
  let failing = false
  let held = new Promise<void>(resolve => (go = resolve))
  await page.route(/\/assets\/index-[^/]+\.js$/, async route => {
    await held
    await (failing ? route.abort() : route.continue())
  })
  return {
    come: () => go(),
    fail() {
      failing = true
      go()
    },
    mend() {
      failing = false
      held = Promise.resolve()
    },
  }
}

const pageOf = (locale: string, more = '') =>
  `<!doctype html><html lang="${locale.slice(0, 2)}"><head><meta name="viewport" content="width=device-width"><title>Page</title>${scriptTag({ locale })}<style>body { font: 20px serif; letter-spacing: 2px }${more}</style></head>
  <body><p><till-mini-cart></till-mini-cart> <till-quick-shop product="TQ4407AB12"></till-quick-shop></p></body></html>`

const bag = (page: Page) => page.locator('till-mini-cart')
const quickShop = (page: Page) => page.locator('till-quick-shop')
const isDefined = (page: Page) =>
  page.evaluate(() => ['till-mini-cart', 'till-quick-shop'].every(tag => !!customElements.get(tag)))
/** The buttons are the controls themselves: the bag's has its name. */
async function haveCome(page: Page) {
  await expect.poll(() => isDefined(page)).toBe(true)
  await expect(bag(page).locator('button[part=opener][aria-label]')).toBeVisible()
}

async function middleOf(place: Locator): Promise<[number, number]> {
  const box = await place.boundingBox()
  if (!box) throw new Error('It has no box.')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

for (const [name, locale, style, scheme] of [
  ['English', 'en-US', '', 'light'],
  ['Japanese, dark', 'ja-JP', ':root { color-scheme: dark; background: #111 }', 'dark'],
  [
    'Arabic, themed',
    'ar-AE',
    ':root { --till-color-text: #0a5; --till-radius-button: 20px; --till-space-target: 56px }',
    'light',
  ],
] as const) {
  test(`a button drawn early stays as it is, in ${name}`, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: scheme })
    const index = await holdIndex(page)
    await visit(page, pageOf(locale, style))
    await expect(bag(page).locator('button')).toBeVisible()
    await expect(quickShop(page).locator('button')).toBeVisible()
    expect(await isDefined(page)).toBe(false)
    // Fonts are chosen by it, on a machine that has several for one writing.
    await expect(quickShop(page).locator('[lang]')).toHaveAttribute('lang', locale)
    const before = await picture(page.locator('p'))
    index.come()
    await haveCome(page)
    const { isSameSize, share } = await compare(context, before, await picture(page.locator('p')))
    expect([isSameSize, share]).toEqual([true, 0])
  })
}

/** Presses the bag's button, and lets go; the mouse stays where it is. */
async function pressBag(page: Page): Promise<void> {
  await page.mouse.move(...(await middleOf(bag(page).locator('button'))))
  await page.mouse.down()
  await page.mouse.up()
}

test('an early press of the bag’s button opens the bag as soon as there is one', async ({ page }) => {
  const index = await holdIndex(page)
  await visit(page, pageOf('en-US'))
  await pressBag(page)
  index.come()
  await expect(drawer(page)).toBeVisible()
  await drawer(page).getByRole('button', { name: 'Close' }).click()
  await expect(drawer(page)).toBeHidden()
})

test('a finger that is on a button when its widget comes has pressed it', async ({ page }) => {
  const index = await holdIndex(page)
  await visit(page, pageOf('en-US'))
  await page.mouse.move(...(await middleOf(quickShop(page).locator('button'))))
  await page.mouse.down()
  index.come()
  await haveCome(page)
  await page.mouse.up()
  await expect(page.getByRole('dialog', { name: /Meridian/ })).toBeVisible()
})

test('so has one that is there from before the index until the view has come', async ({ page }) => {
  const index = await holdIndex(page)
  await visit(page, pageOf('en-US'))
  await page.mouse.move(...(await middleOf(bag(page).locator('button'))))
  await page.mouse.down()
  index.come()
  await expect(bag(page).locator('.view button[part=opener]')).toBeVisible()
  await page.mouse.up()
  await expect(drawer(page)).toBeVisible()
})

test('an early press asks again for an index that could not be fetched, and is not lost', async ({ page }) => {
  const index = await holdIndex(page)
  await visit(page, pageOf('en-US'))
  await expect(bag(page).locator('button')).toBeVisible()
  const told = page.waitForEvent('console', {
    predicate: message => message.text().includes('Expected the widgets, got'),
  })
  index.fail()
  await told
  index.mend()
  await pressBag(page)
  await expect(drawer(page)).toBeVisible()
})

test('a bag without its name is no stop for keys or a screen reader, and a page’s own link is none of our business', async ({
  page,
}) => {
  const index = await holdIndex(page)
  const link = '<a href="/en-us/p/meridian-2">Our own link</a>'
  await visit(page, pageOf('en-US').replace('"TQ4407AB12">', `"TQ4407AB12">${link}`))
  await expect(bag(page).locator('button')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Our own link' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Our own link' })).toBeFocused()
  index.come()
  await expect(bagButton(page)).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(bagButton(page)).toBeFocused()
})

test('a quick shop is reached by keys before the index, keeps the focus when it comes, and counts the key', async ({
  page,
}) => {
  const index = await holdIndex(page)
  await visit(page, pageOf('en-US'))
  const button = page.getByRole('button', { name: 'Quick shop' })
  await expect(button).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  index.come()
  await haveCome(page)
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /Meridian/ })).toBeVisible()
})

test('a key that a quick shop has had before the index is not lost', async ({ page }) => {
  const index = await holdIndex(page)
  await visit(page, pageOf('en-US'))
  await expect(page.getByRole('button', { name: 'Quick shop' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  index.come()
  await expect(page.getByRole('dialog', { name: /Meridian/ })).toBeVisible()
})

test('a bag without a button, and one that the page hides, show none before the index or after', async ({ page }) => {
  const index = await holdIndex(page)
  const others =
    '<till-mini-cart hidden></till-mini-cart><till-quick-shop no-button product="TQ4407AB12"></till-quick-shop>'
  await visit(page, pageOf('en-US').replace('<p>', `<p>${others}`))
  const shown = page.locator('till-mini-cart button:visible, till-quick-shop button:visible')
  await expect(shown).toHaveCount(2)
  index.come()
  await expect(bagButton(page)).toBeVisible()
  await expect(shown).toHaveCount(2)
})

/** When a bag's button was first seen in a frame, and when the index was asked for. */
async function drawnAndAsked(page: Page) {
  await expect.poll(() => isDefined(page)).toBe(true)
  return page.evaluate(() => {
    const index = performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/index-'))
    return { drawn: performance.getEntriesByName('drawn')[0]?.startTime, asked: index?.startTime }
  })
}

test.describe('a button is seen before anything more is fetched', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const look = () => {
        if (document.querySelector('till-mini-cart')?.shadowRoot) performance.mark('drawn')
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }),
  )

  test('where it is there when the script runs', async ({ page }) => {
    await visit(page, pageOf('en-US'))
    const { drawn, asked } = await drawnAndAsked(page)
    expect(asked).toBeGreaterThan(drawn ?? Number.POSITIVE_INFINITY)
  })

  test('where the page is read on, or gets it, frames later', async ({ page }) => {
    await visit(page, pageOf('en-US').replace(/<p>.*<\/p>/, ''))
    await page.waitForFunction(() => window.till && 'version' in window.till)
    await page.evaluate(async () => {
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      await new Promise(resolve => setTimeout(resolve))
      document.body.innerHTML =
        '<till-mini-cart></till-mini-cart><till-quick-shop product="TQ4407AB12"></till-quick-shop>'
    })
    const { drawn, asked } = await drawnAndAsked(page)
    expect(asked).toBeGreaterThan(drawn ?? Number.POSITIVE_INFINITY)
  })
})

test('a page that paints no frame gets its widgets all the same', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })
  await visit(page, pageOf('en-US'))
  await expect.poll(() => isDefined(page)).toBe(true)
})
