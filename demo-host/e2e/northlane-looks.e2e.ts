import { expect, type Locator, test } from '@playwright/test'
import { boxesOf } from './boxes'
import { host, shop } from './places'
import { listOf, productOf } from './shopper'

const gift = '/de-de/p/gift-card-TQ4407AB15'

for (const width of [320, 360]) {
  test(`Northlane’s listings, and a product’s page, have room at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 })
    // German words are long.
    for (const path of ['/en-us/search?q=gift', '/en-us/search?q=shoe', '/de-de/search?q=shoe', gift]) {
      await page.goto(host + path)
      await expect(page.locator('main').getByRole('button', { pressed: false }).first()).toBeVisible()
      const beyond = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(beyond, path).toBeLessThanOrEqual(0)
      await page.locator('till-search').getByRole('combobox').focus()
      await expect.poll(beyond, `${path} while one searches`).toBeLessThanOrEqual(0)
    }
  })
}

test('the club’s pages and the gallery have room on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  for (const path of ['/harbour-striders', '/harbour-striders/shoe-of-the-month', '/gallery?widget=favorite']) {
    await page.goto(host + path)
    await expect(page.locator('h1')).toBeVisible()
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(beyond, path).toBeLessThanOrEqual(0)
  }
})

test('Northlane’s bar on a telephone has its words in one line and is walked through in its order; the menu closes at Escape, and has the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${host}/en-us`)
  const signIn = page.locator('till-sign-in').getByRole('button', { name: 'Sign in' })
  const lines = () =>
    signIn.evaluate(button => {
      const words = document.createRange()
      words.selectNodeContents(button)
      return words.getClientRects().length
    })
  await expect.poll(lines, 'The words of the sign-in are not in one line').toBe(1)
  const menu = page.getByRole('navigation', { name: 'Shop' })
  const opener = menu.getByRole('button', { name: 'Menu' })
  await expect(opener).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toHaveCSS('color', 'rgb(25, 25, 24)')
  // In the order in which they are seen.
  for (const next of [
    page.getByRole('link', { name: 'northlane', exact: true }),
    page.locator('till-search').getByRole('combobox'),
    signIn,
    page.getByRole('button', { name: /^Bag/ }),
    opener,
  ]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await opener.click()
  await menu.getByRole('link').first().focus()
  await page.keyboard.press('Escape')
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await expect(opener).toBeFocused()
})

test('the quick shop’s picture is square at 768 px and on a telephone on its side, so that heel and toe are seen, and its chosen thumbnail is marked in forced colours', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto(`${host}/en-us`)
  await page.locator('[data-till-product=TQ4407AB12]').first().click()
  const panel = page.getByRole('dialog', { name: 'Meridian 2' })
  await expect(panel.locator('.row img').first()).toBeVisible()
  const expectSquare = () =>
    expect(async () => {
      const [picture, row] = await boxesOf(panel.locator('.row img').first(), panel.locator('.row'))
      expect(Math.abs(picture.width - picture.height)).toBeLessThanOrEqual(1)
      expect(row.width).toBeGreaterThanOrEqual(picture.width - 1)
    }).toPass()
  await expectSquare()
  await page.setViewportSize({ width: 640, height: 430 })
  await expectSquare()
  await page.setViewportSize({ width: 768, height: 900 })
  await page.emulateMedia({ forcedColors: 'active' })
  const edges = () =>
    panel
      .locator('.thumbs button')
      .evaluateAll(all =>
        all.map(
          one => parseFloat(getComputedStyle(one).outlineWidth) > 0 && getComputedStyle(one).outlineStyle !== 'none',
        ),
      )
  await expect.poll(edges).toEqual([true, false, false, false])
})

test('an Arabic product’s page is told in Arabic, from right to left, and its sizes run from left to right', async ({
  page,
}) => {
  const address = `${host}/ar-ae/p/meridian-2-TQ4407AB12`
  const expectArabic = async (place: Locator) => {
    for (const text of ['حياكة تلين حيث تنثني القدم', 'فرق الارتفاع 8 مم'])
      await expect(place.getByText(text)).toHaveCSS('direction', 'rtl')
  }
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectArabic(productOf(page))
  // Without the script the page shows the product itself.
  await page.route('**/till.js', route => route.abort())
  await page.goto(address)
  await expectArabic(page.getByRole('main'))
  await expect(page.getByText('US 9 · UK 8 · EU 42.5 · 27 cm')).toHaveCSS('direction', 'ltr')
})

test('the button that signs in has an edge in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${host}/en-us`)
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  const button = page.locator('till-sign-in').getByRole('button', { name: 'Sign in', exact: true }).last()
  await expect(button).toHaveCSS('border-top-style', 'solid')
})

test('in a short window design, amount and button of a gift card can all be pressed', async ({ page }) => {
  // 1280 x 800 at 200 %, and a telephone on its side.
  for (const [width, height] of [
    [640, 400],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`${host}/en-us/c/gift-cards-4000`)
    await listOf(page).getByRole('button', { name: 'Quick shop: Gift card', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Gift card' })
    for (const choice of await panel.getByRole('radio').all()) await choice.click({ trial: true })
    await panel.getByRole('button', { name: /^Add to bag/ }).click({ trial: true })
    await panel.getByRole('textbox').click({ trial: true })
  }
})

test('a page that is not there, and one of terms, have the foot that all have', async ({ page }) => {
  for (const path of ['/nowhere', '/sale-terms']) {
    await page.goto(`${shop}/en-us${path}`)
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
  }
})
