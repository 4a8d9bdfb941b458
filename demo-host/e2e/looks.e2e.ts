import { expect, type Locator, type Page, test } from '@playwright/test'
import { boxesOf } from './boxes'
import { arrive } from './filled-cart'
import { shop } from './places'
import { addFirstSize, drawer, expectConfirmation, fillCard, fillShipping, moreOf, placeOrder } from './shopper'
import { scriptTag, visit } from './stranger-page'

const styleOf = (place: Locator) =>
  place.evaluate(element => {
    const { color, textAlign } = getComputedStyle(element)
    return { color, textAlign }
  })

const toCart = async (page: Page, locale: string, width: number) => {
  await page.setViewportSize({ width, height: 780 })
  await arrive(page, { locale })
  await page.goto(`${shop}/${locale}/cart`)
}

for (const [locale, words] of [
  ['en-us', 'Sandbox: nothing is charged.'],
  ['ar-ae', 'بيئة تجريبية'],
] as const) {
  test(`what the sandbox says of its wallets is clear of them, and of what is below, in ${locale}`, async ({
    page,
  }) => {
    await toCart(page, locale, 360)
    await expect(async () => {
      const [wallet, said, below] = await boxesOf(
        page.getByRole('button', { name: 'PayPal' }),
        page.getByText(words),
        page.locator('footer.foot'),
      )
      expect(said.y).toBeGreaterThanOrEqual(wallet.y + wallet.height)
      expect(said.y + said.height).toBeLessThanOrEqual(below.y)
    }).toPass()
  })
}

test('in Arabic what hides a promotion is at its line’s end, and the sums in their panel, on the narrowest telephone', async ({
  page,
}) => {
  await toCart(page, 'ar-ae', 320)
  await expect(async () => {
    const [bar, hide] = await boxesOf(page.locator('.ship'), page.locator('.ship button'))
    expect(Math.abs(hide.x - bar.x)).toBeLessThanOrEqual(16)
  }).toPass()
  const sums = page.locator('.sums')
  await expect(sums.getByRole('button', { name: 'PayPal' })).toBeVisible()
  await expect.poll(() => sums.evaluate(panel => panel.scrollWidth - panel.clientWidth)).toBe(0)
  await expect(async () => {
    const [panel, total] = await boxesOf(sums, sums.locator('dl').last())
    expect(total.x - panel.x).toBeGreaterThanOrEqual(16)
  }).toPass()
})

test('a code that is refused on the cart’s page is shown as what is wrong is shown, from its line’s start', async ({
  page,
}) => {
  await toCart(page, 'en-us', 320)
  const field = page.getByLabel('Promo code')
  await field.fill('EXPIRED')
  await page.keyboard.press('Enter')
  const told = page.locator('.err')
  await expect(told).toContainText('expired')
  const danger = await page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.color = 'var(--t-danger)'
    document.querySelector('.till')?.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
  await expect.poll(() => styleOf(told)).toEqual({ color: danger, textAlign: 'start' })
})

test('a gift card’s own amount is beside its button, not under it, however long its words are', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 })
  await visit(
    page,
    `<!doctype html><html lang="ja"><head><meta name="viewport" content="width=device-width"><title>ページ</title>${scriptTag({ locale: 'ja-JP' })}</head><body><till-quick-shop product="TQ4407AB15"></till-quick-shop></body></html>`,
  )
  await page.getByRole('button', { name: 'クイックショップ' }).click()
  const form = page.locator('form.ownsum')
  await form.getByRole('textbox').fill('30')
  await expect(async () => {
    const [field, button] = await boxesOf(form.locator('.input'), form.getByRole('button'))
    expect(field.x + field.width).toBeLessThan(button.x)
    expect(Math.abs(field.y - button.y)).toBeLessThanOrEqual(1)
  }).toPass()
})

test('a title of two lines is below the grabber of its sheet', async ({ page }) => {
  await toCart(page, 'en-us', 280)
  await moreOf(page).click()
  await page.getByRole('button', { name: 'Change how you get Meridian 2' }).click()
  const title = page.getByRole('heading', { name: 'How would you like to get it?' })
  // It rises a moment.
  await expect(async () => {
    const below = await title.evaluate(element => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const sheet = element.closest('dialog')?.getBoundingClientRect()
      return (range.getClientRects()[0]?.top ?? Number.NaN) - (sheet?.top ?? Number.NaN)
    })
    expect(below).toBeGreaterThan(12)
  }).toPass()
})

for (const [locale, comma] of [
  ['ar-ae', '، '],
  ['ja-jp', '、'],
] as const) {
  test(`what a line of the cart is stands apart by its language’s own comma, in ${locale}`, async ({ page }) => {
    await toCart(page, locale, 1280)
    await expect(page.locator('.line p').first()).toContainText(comma)
  })
}

/** How far what is in a box goes beyond it at its end, in pixels. */
const beyond = (box: Locator) => box.evaluate(element => element.scrollWidth - element.clientWidth)

test('a name and a colour of one long word stay in quick shop and bag, and leave the price whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 })
  // A first thing's cart comes with the token.
  await page.route(/\/(cart|products|token)\/v\d\//, async route => {
    const answer = await route.fetch()
    const body = (await answer.text())
      .replaceAll('"Meridian 2"', '"Donaudampfschifffahrtsgesellschaftskapitänslaufschuh"')
      .replaceAll('"Cobalt"', '"Mitternachtsblaugraumeliertfarben"')
    return route.fulfill({ response: answer, body })
  })
  await visit(
    page,
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Page</title>${scriptTag()}<till-mini-cart></till-mini-cart><till-quick-shop product="TQ4407AB12"></till-quick-shop></html>`,
  )
  await page.getByRole('button', { name: 'Quick shop' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: /^Donau/ })).toBeVisible()
  await expect.poll(() => beyond(page.locator('.sc'))).toBe(0)
  await addFirstSize(page)
  const line = drawer(page).locator('.line')
  const price = line.getByText('$112.00')
  await expect(line.getByText(/^Mitternachtsblau/)).toBeVisible()
  await expect.poll(() => beyond(line)).toBe(0)
  expect(await price.evaluate(sum => sum.getClientRects().length)).toBe(1)
})

test('what is sold out can be told apart where the browser’s own colours are forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(
    page,
    `<!doctype html><html lang="en"><title>Page</title>${scriptTag()}<till-quick-shop product="TQ4407AB12"></till-quick-shop></html>`,
  )
  await page.getByRole('button', { name: 'Quick shop' }).click()
  const edge = (label: string) =>
    page
      .getByRole('dialog')
      .getByRole('radio', { name: label, exact: true })
      .evaluate(radio => getComputedStyle(radio.nextElementSibling as Element).borderTopStyle)
  await expect(page.getByRole('dialog').getByRole('radio', { name: '8.5' })).toBeVisible()
  expect([await edge('8, sold out'), await edge('Pine, sold out'), await edge('8.5')]).toEqual([
    'dashed',
    'dashed',
    'solid',
  ])
})

test('in French the sign-in has its whole name beside the lock, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await arrive(page, { locale: 'fr-fr' })
  const wayIn = page.getByRole('link', { name: 'Se connecter' })
  await expect(page.getByText('Paiement sécurisé')).toBeVisible()
  await expect(wayIn).toBeVisible()
  const { cut, end } = await wayIn.evaluate(link => ({
    cut: link.scrollWidth - link.clientWidth,
    end: link.getBoundingClientRect().right,
  }))
  expect(cut).toBe(0)
  expect(end).toBeLessThanOrEqual(360 - 16)
})

test('in Arabic the way to help, the way in and the shop’s name share one line, on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${shop}/ar-ae/order-confirmation`)
  const head = page.getByRole('banner')
  await expect(head.getByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute('href', /sign-in/)
  await expect(async () => {
    const boxes = await boxesOf(head.locator('.wordmark'), head.locator('.help'), head.locator('.who'))
    const [wordmark, help, wayIn] = boxes.map(({ y, height }) => y + height / 2) as [number, number, number]
    expect(Math.abs(help - wordmark)).toBeLessThanOrEqual(1)
    expect(Math.abs(wayIn - wordmark)).toBeLessThanOrEqual(1)
  }).toPass()
})

test('where help names an address and a number, a press writes to the one and calls the other', async ({ page }) => {
  await page.goto(`${shop}/ar-ae/help/contact-us`)
  await expect(page.getByRole('link', { name: 'help@northlane.example' })).toHaveAttribute(
    'href',
    'mailto:help@northlane.example',
  )
  await expect(page.getByRole('link', { name: '+971 4 555 0100' })).toHaveAttribute('href', 'tel:+97145550100')
})

test('how far an order is, and its sums, can be told apart and stand still with the browser’s own colours too', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await arrive(page)
  await fillShipping(page)
  await fillCard(page)
  await placeOrder(page)
  await expectConfirmation(page)
  const groundOf = (stage: Locator) => stage.evaluate(item => getComputedStyle(item, '::before').backgroundColor)
  const stages = page.locator('.track li')
  expect(await groundOf(stages.first())).not.toBe(await groundOf(stages.last()))
  const figures = page.locator('.totals .grand dd').filter({ visible: true })
  expect(await figures.evaluate(sum => getComputedStyle(sum).fontVariantNumeric)).toBe('tabular-nums')
})

test('in German a way of delivery and its price stay in their card when letters are twice as large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await arrive(page, { locale: 'de-de' })
  const card = page.locator('.card').first()
  const price = card.locator('b').last()
  await expect(price).toHaveText('Kostenlos')
  await page.locator('#till').evaluate((till: HTMLElement) => {
    till.style.setProperty('--t-13', '26px / 36px')
    till.style.setProperty('--t-14', '28px / 40px')
  })
  await expect.poll(() => beyond(page.locator('.cards'))).toBe(0)
  await expect(async () => {
    const [inside, sum] = await boxesOf(card, price)
    expect(sum.x + sum.width).toBeLessThanOrEqual(inside.x + inside.width)
  }).toPass()
})
