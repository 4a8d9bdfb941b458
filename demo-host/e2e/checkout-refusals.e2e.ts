import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { wordsOf } from '../codes/page'
import { signInByCall } from './account'
import { endSessionsOf, fillBagOf, NEW_PASSWORD } from './ended-session'
import { arrive, filledCart } from './filled-cart'
import { asNewcomer } from './newcomer'
import { shop } from './places'
import { shopCall } from './shop-call'
import {
  cards,
  expectConfirmation,
  fillCard,
  fillShipping,
  placeButton,
  placeOrder,
  said,
  toBilling,
  toSummary,
  typeCard,
  typePlace,
} from './shopper'

async function atSummary(page: Page, card: string = cards.pays): Promise<void> {
  await arrive(page)
  await fillShipping(page)
  await fillCard(page, card)
}

/** The service refuses the next order with a code. */
async function refuseNextOrder(page: Page, code: string): Promise<void> {
  await page.route(
    /\/cart\/v2\/checkout\/order\?/,
    route => route.continue({ headers: { ...route.request().headers(), 'x-mock-error': code } }),
    { times: 1 },
  )
}

for (const [card, words] of [
  [cards.declined, 'Your payment was declined'],
  ['4000 0000 0000 0119', /could not|not accept|declined|another/i],
] as const) {
  test(`a card that the bank refuses (${card.slice(-4)}) is shown in the page and can be changed`, async ({ page }) => {
    await atSummary(page, card)
    await placeOrder(page)
    const notice = page.getByRole('alert').locator('.notice')
    await expect(notice).toContainText(words)
    await expect(notice).toContainText('Nothing was ordered or charged')
    await notice.getByRole('link', { name: 'Change payment' }).click()
    await expect(page.getByText(`Visa ending ${card.slice(-4)}`)).toBeVisible()
    await page.getByRole('button', { name: 'Use another card' }).click()
    await fillCard(page, cards.pays)
    await placeOrder(page)
    await expectConfirmation(page)
  })
}

test('C9: a bag that another device emptied shows the empty step, and says so until it is closed', async ({ page }) => {
  const { code, basketId, token } = await filledCart(page.request)
  await page.goto(`${shop}/en-us/checkout#handoff=${encodeURIComponent(code)}`)
  await fillShipping(page)
  await fillCard(page)
  await emptyElsewhere(page.request, basketId, token)
  await placeOrder(page)
  await expect(page.getByRole('heading', { name: 'Your bag is empty' })).toBeVisible()
  const told = page.locator('.toast').filter({ hasText: 'nothing is left in your bag' })
  await expect(told).toBeVisible()
  await told.getByRole('button', { name: 'Close' }).click()
  await expect(told).toBeHidden()
})

test('B9, E3: AUT498: whose password was changed elsewhere buys nothing by Place order: they are told why, and the bag stays', async ({
  page,
}) => {
  const email = await asNewcomer(page, '/account')
  await fillBagOf(email)
  await page.goto(`${shop}/en-us/checkout/shipping`)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await typePlace(page)
  await toBilling(page).click()
  // The summary makes a call by itself, which would meet the ended session before the shopper does.
  await typeCard(page)
  const settled = page.waitForResponse(/deviceFingerPrint/)
  await toSummary(page).click()
  await settled
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await endSessionsOf(email)
  const reloaded = page.waitForEvent('load')
  await placeOrder(page)
  await expect(said(page, wordsOf('AUT498'))).toBeVisible()
  await reloaded
  await page.goto(`${shop}/en-us/cart`)
  await expect(page.locator('.line')).toHaveCount(1)
  const { accessToken: token } = await signInByCall(page.request, email, NEW_PASSWORD)
  const history = { data: { count: 1 }, token }
  expect(await shopCall(page.request, 'POST', '/consumers-v3/consumer/purchasehistory', history)).toMatchObject({
    orders: [],
  })
})

test('each problem with a card is listed with a link to it, for as long as it is wrong and a card is to pay', async ({
  page,
}) => {
  await arrive(page)
  await fillShipping(page)
  await expect(page.getByLabel('Card number')).toBeVisible()
  await toSummary(page).click()
  const list = page.getByRole('alert').filter({ hasText: 'need your attention' })
  await expect(list).toContainText('Three fields need your attention')
  await list.getByRole('button', { name: 'Security code' }).click()
  await expect(page.getByLabel('Security code')).toBeFocused()
  await page.keyboard.type('123')
  await expect(list).toContainText('Two fields need your attention')
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await expect(list).toHaveCount(0)
})

test('whoever sends the billing step before the card’s form is there waits for it, and is told what it lacks', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  await page.route(/\/card-form-[^/]+\.js/, async route => {
    await held
    await route.continue()
  })
  await arrive(page)
  await fillShipping(page)
  await toSummary(page).click()
  await expect(page.getByRole('button', { name: 'Saving' })).toBeVisible()
  await expect(said(page, 'could not be reached')).toHaveCount(0)
  release()
  await expect(page.getByRole('alert').filter({ hasText: 'need your attention' })).toBeVisible()
  await expect(toSummary(page)).toBeVisible()
})

test('a card that has expired is shown at its field or in the page, as FE309', async ({ page }) => {
  await arrive(page)
  await fillShipping(page)
  await page.getByLabel('Card number').fill(cards.pays)
  await page.getByLabel(/^Expiry/).fill('01/20')
  await page.getByLabel('Security code').fill('123')
  await toSummary(page).click()
  await expect(page.getByText('Check the expiry date')).toBeVisible()
  await expect(page.getByLabel(/^Expiry/)).toBeFocused()
})

test('what nobody foresaw (GEN500) is a toast that stays until it is closed, and the order can be placed after it', async ({
  page,
}) => {
  await page.clock.install()
  await atSummary(page)
  await refuseNextOrder(page, 'GEN500')
  await placeOrder(page)
  await expect(page.locator('.toast')).toBeVisible()
  await page.clock.fastForward('01:00')
  await expect(page.locator('.toast')).toBeVisible()
  await page.locator('.toast').getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('.toast')).toHaveCount(0)
  await placeButton(page).click()
  await expectConfirmation(page)
})

test('nobody pays a sum that was not on the button', async ({ page }) => {
  await atSummary(page)
  await page.route(/prepareOrder/, async route => {
    const answer = await route.fetch()
    const cart = await answer.json()
    cart.totals.remainingToPay += 5
    await route.fulfill({ response: answer, json: cart })
  })
  await placeOrder(page)
  await expect(said(page, /^The total has changed to \$/)).toBeVisible()
  await expect(placeButton(page)).toBeEnabled()
  expect(page.url()).toContain('/checkout/summary')
})

test('the terms are agreed to first', async ({ page }) => {
  await atSummary(page)
  await placeButton(page).click()
  await expect(page.getByText('Agree to the terms of sale')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /terms/ })).toBeFocused()
})

/** Takes everything out of a bag, as its shopper does on another device. */
async function emptyElsewhere(request: APIRequestContext, basketId: string, token: string): Promise<void> {
  const headers = {
    'x-access-key': 'pk_demo',
    'x-locale': 'en-US',
    'x-transaction-id': randomUUID(),
    origin: shop,
    authorization: `Bearer ${token}`,
  }
  const { items } = await (await request.get(`${shop}/cart/v1/cart/${basketId}`, { headers })).json()
  for (const { id } of items) {
    const data = { cartId: basketId, itemId: id }
    expect((await request.delete(`${shop}/cart/v1/item`, { headers, data })).ok()).toBe(true)
  }
}
