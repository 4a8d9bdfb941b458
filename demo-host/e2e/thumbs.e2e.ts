import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './account'
import { boxesOf } from './boxes'
import { arrive } from './filled-cart'
import { host, shop, stranger } from './places'
import { addFirstSize, drawer, fillCard, fillShipping, listOf, moreOf, toBilling } from './shopper'
import { missedByThumbs } from './thumbs'

test.use({ hasTouch: true, viewport: { width: 360, height: 780 } })

const expectThumbsHit = async (page: Page, state: string) => expect.poll(() => missedByThumbs(page), state).toEqual([])

test('on a telephone all that can be pressed in the bag is as high as a thumb, 44 px', async ({ page }) => {
  await page.goto(`${host}/en-us`)
  await page.locator('[data-till-product=TQ4407AB12]').first().click()
  await addFirstSize(page)
  await expectThumbsHit(page, 'a bag with a line')
  await moreOf(drawer(page)).click()
  await expect(drawer(page).getByRole('button', { name: 'Change how you get Meridian 2' })).toBeVisible()
  await expectThumbsHit(page, 'a bag with all that can be done with a line')

  await drawer(page).getByRole('button', { name: 'Add gift option to Meridian 2' }).click()
  const gift = page.getByRole('dialog', { name: 'Gift option' })
  await gift.getByLabel('To', { exact: true }).fill('Somebody with a name that is long enough for two lines')
  await gift.getByLabel('Their email').fill('somebody@example.com')
  await gift.getByLabel('Message').fill('Run well.')
  for (const label of ['To', 'Their email'])
    await expect(gift.getByLabel(label, { exact: true })).toHaveAttribute('enterkeyhint', 'next')
  await expectThumbsHit(page, 'the form of a gift')
  await gift.getByRole('button', { name: 'Save gift option' }).click()
  await expect(gift).toHaveCount(0)
  const words = drawer(page).getByText('Gift for Somebody')
  await expect(words).toBeVisible()
  // The sign is beside its words, however long these are.
  await expect(async () => {
    const [sign, text] = await boxesOf(words.locator('xpath=../*[local-name()="svg"]'), words)
    expect(sign.y).toBeGreaterThanOrEqual(text.y)
  }).toPass()
  await expectThumbsHit(page, 'a bag with a gift')

  await drawer(page).getByRole('button', { name: 'Save Meridian 2 for later' }).click()
  await expect(drawer(page).getByRole('heading', { name: 'Saved for later (1)' })).toBeVisible()
  await expectThumbsHit(page, 'a bag with something saved')
  for (const spacing of ['-0.05em', '0.05em', '0.15em']) {
    await spaceLetters(page, spacing)
    await expectThumbsHit(page, `a bag with something saved, letters apart by ${spacing}`)
  }
  await drawer(page).getByRole('button', { name: 'Move Meridian 2 to bag' }).click()
  await moreOf(drawer(page)).click()
  await expect(drawer(page).getByRole('button', { name: 'Change how you get Meridian 2' })).toBeVisible()
  await expectThumbsHit(page, 'a bag with wide letters')
})

test('on a telephone a line’s name is as high as a thumb where it opens the quick shop', async ({ page }) => {
  await page.goto(`${stranger}/slow-miles/meridian-2`)
  await page
    .getByRole('button', { name: /Choose yours/ })
    .first()
    .click()
  await addFirstSize(page)
  await expect(drawer(page).getByRole('button', { name: 'Meridian 2', exact: true })).toBeVisible()
  await expectThumbsHit(page, 'a bag on another site')
})

/** Makes the widgets' letters narrower or wider, as another font does: their rows wrap elsewhere then. */
function spaceLetters(page: Page, spacing: string): Promise<void> {
  return page.evaluate(letterSpacing => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* { letter-spacing: ${letterSpacing} !important }`)
    for (const { shadowRoot } of document.querySelectorAll('till-mini-cart')) shadowRoot?.adoptedStyleSheets.push(sheet)
  }, spacing)
}

test('on a telephone all that can be pressed on the way from the cart’s page to the order is as high as a thumb', async ({
  page,
}) => {
  await arrive(page, { productIds: ['TQ4407AB12', 'TQ4407AB15'] })
  await expect(page.getByText('Within minutes')).toBeVisible()
  await expectThumbsHit(page, 'shipping')
  await toBilling(page).click()
  await expect(page.getByRole('alert').getByText('First name')).toBeVisible()
  await expectThumbsHit(page, 'shipping with errors')

  await page.goto(`${shop}/en-us/cart`)
  await moreOf(page).click()
  await expect(page.getByRole('button', { name: 'Change how you get Meridian 2' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'PayPal' })).toBeVisible()
  await expectThumbsHit(page, 'cart')

  await page.goto(`${shop}/en-us/checkout/shipping`)
  await fillShipping(page)
  await expectThumbsHit(page, 'billing')
  await fillCard(page)
  await expectThumbsHit(page, 'summary')
  const widths = () =>
    page
      .getByRole('link', { name: /^Edit/ })
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().width >= 44))
  await expect.poll(async () => [...new Set(await widths())]).toEqual([true])
})

test('on a telephone all that can be pressed in a list with its filters, on a product’s page and among stores is as high as a thumb', async ({
  page,
}) => {
  await page.goto(`${host}/en-us/search?q=shoe`)
  await listOf(page).getByRole('button', { name: 'Filter' }).click()
  await expect(listOf(page).getByRole('button', { name: 'Show more: Category' })).toBeVisible()
  await expectThumbsHit(page, 'a list with its filters')
  await page.goto(`${host}/en-us/p/meridian-2-TQ4407AB12`)
  await expect(page.getByRole('button', { name: 'Add all 4 to bag' })).toBeVisible()
  await expectThumbsHit(page, 'a product')
  await page.goto(`${shop}/en-us/store-locator`)
  await expect(page.getByRole('link', { name: /^Directions/ }).first()).toBeVisible()
  await expectThumbsHit(page, 'stores')
})

test('on a telephone all that can be pressed in the account is as high as a thumb', async ({ page }) => {
  await page.goto(`${shop}/en-us/sign-in?from=/en-us/account`)
  await signInAs(page, 'shopper')
  await expect(page.getByRole('link', { name: 'Edit addresses' })).toBeVisible()
  await expectThumbsHit(page, 'overview')
  for (const [path, name] of [
    ['addresses', 'Ship to'],
    ['payment', 'Gift cards'],
    ['profile', 'What you like'],
  ] as const) {
    await page.goto(`${shop}/en-us/account/${path}`)
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await expectThumbsHit(page, path)
  }
})

test('what a thumb misses would be seen', async ({ page }) => {
  await page.goto(`${shop}/en-us/sign-in`)
  await expect(page.getByLabel('Email')).toBeVisible()
  await expectThumbsHit(page, 'signing in')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main button { min-block-size: 36px !important; padding-block: 0 !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await expect.poll(() => missedByThumbs(page)).not.toEqual([])
})
