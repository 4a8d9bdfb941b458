import { expect, type Locator, type Page, test } from '@playwright/test'
import { installApplePay } from '../../widgets/testing/apple-pay'
import { arrive, filledCart } from './filled-cart'
import { host, shop } from './places'
import {
  chooseSize,
  expectConfirmation,
  fillCard,
  fillShipping,
  placeOrder,
  said,
  toBilling,
  toSummary,
  typeAddress,
} from './shopper'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test('X7: a refused form lists what is wrong, links to each field, and begins at the first', async ({ page }) => {
  await arrive(page)
  await field(page, 'First name').fill('Maya')
  await field(page, 'ZIP code').fill('972')
  await toBilling(page).click()
  const list = page.getByRole('alert').filter({ hasText: 'fields need your attention' })
  await expect(list).toContainText('Seven fields need your attention')
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Enter your email')
  await expect(field(page, 'ZIP code')).toHaveAccessibleDescription(/Enter it like 97205/)
  await list.getByRole('button', { name: 'ZIP code' }).click()
  await expect(field(page, 'ZIP code')).toBeFocused()
  await field(page, 'ZIP code').fill('97205')
  await expect(field(page, 'ZIP code')).not.toHaveAttribute('aria-invalid')
})

for (const [what, label, value, words] of [
  ['a PO box (SHP500)', 'Address', 'PO Box 1', /PO box/i],
  ['a postal code that the check refuses (CHK380)', 'ZIP code', '00000', /address|code/i],
] as const) {
  test(`${what} is shown at its field and can be put right`, async ({ page }) => {
    await arrive(page)
    await typeAddress(page)
    const right = await field(page, label).inputValue()
    await field(page, label).fill(value)
    await toBilling(page).click()
    await expect(field(page, label)).toHaveAccessibleDescription(words)
    await expect(field(page, label)).toBeFocused()
    await field(page, label).fill(right)
    await toBilling(page).click()
    await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible()
  })
}

test('the country decides the form, and nothing typed is lost on the way there and back', async ({ page }) => {
  await arrive(page)
  await typeAddress(page)
  await field(page, 'Country').selectOption('GB')
  await expect(field(page, 'Postcode')).toHaveValue('97205')
  await expect(field(page, 'State')).toHaveCount(0)
  await field(page, 'Postcode').fill('sw1a1aa')
  await field(page, 'Postcode').blur()
  await expect(field(page, 'Postcode')).toHaveValue('SW1A 1AA')
  await field(page, 'Country').selectOption('US')
  await expect(field(page, 'State')).toHaveValue('OR')
  await expect(field(page, 'City')).toHaveValue('Portland')
})

test('X6: what was typed outlives a reload, the back button, and a step back; a card does not leave its form', async ({
  page,
}) => {
  await arrive(page)
  await typeAddress(page)
  await page.reload()
  await expect(field(page, 'First name')).toHaveValue('Maya')
  await expect(field(page, 'State')).toHaveValue('OR')
  await toBilling(page).click()
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible()
  await page.goBack()
  await expect(field(page, 'Address')).toHaveValue('418 Alder Street')
  await page.goForward()
  await fillCard(page)
  await page.goBack()
  await expect(page.getByText('Visa ending 1111')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Visa ending 1111')).toBeVisible()
  await toSummary(page).click()
  await placeOrder(page)
  await expectConfirmation(page)
  await page.reload()
  await expectConfirmation(page)
})

test('a bill of its own goes where it says', async ({ page }) => {
  await arrive(page)
  await fillShipping(page)
  await page.getByRole('checkbox', { name: 'Same as shipping address' }).uncheck()
  await field(page, 'Country').selectOption('FR')
  await field(page, 'First name').fill('Camille')
  await field(page, 'Last name').fill('Martin')
  await field(page, 'Address').fill('12 rue des Lilas')
  await field(page, 'Postal code').fill('75011')
  await field(page, 'City').fill('Paris')
  await field(page, 'Phone').fill('06 12 34 56 78')
  await fillCard(page)
  await expect(page.getByText('12 rue des Lilas')).toBeVisible()
  await expect(page.getByText('75011 Paris')).toBeVisible()
  await placeOrder(page)
  await expectConfirmation(page)
})

/** What the page sends with its addresses, by the call. */
function sentAddresses(page: Page): Record<string, { recaptcha_response?: string; bid?: string; context?: string }> {
  const sent: ReturnType<typeof sentAddresses> = {}
  page.on('request', request => {
    const call = /\/(shippingAddress(?:\/validation)?|billingAddress)$/.exec(new URL(request.url()).pathname)?.[1]
    if (call && request.method() === 'POST') sent[call] = request.postDataJSON()
  })
  return sent
}

test('C5: addresses go under the bot check’s token, and the parcel’s with the bid that the page keeps', async ({
  page,
}) => {
  const sent = sentAddresses(page)
  await arrive(page)
  await fillShipping(page)
  const token = { recaptcha_response: 'sandbox-placeOrder' }
  expect(sent).toMatchObject({ 'shippingAddress/validation': token, shippingAddress: token })
  expect(sent['shippingAddress']).not.toHaveProperty('bid')

  await page.context().addCookies([{ name: 'bid', value: 'B-72', url: shop }])
  await page.getByRole('link', { name: 'Shipping', exact: true }).click()
  await toBilling(page).click()
  await fillCard(page)
  expect(sent).toMatchObject({ shippingAddress: { ...token, bid: 'B-72' }, billingAddress: token })
  expect(sent['billingAddress']).not.toHaveProperty('bid')
})

test('C5: a wallet’s address on a host page goes with its context, the token and the host’s bid', async ({ page }) => {
  await page.addInitScript(installApplePay, {})
  const sent = sentAddresses(page)
  await page.context().addCookies([{ name: 'bid', value: 'B-73', url: host }])
  await page.goto(`${host}/en-us`)
  await page.locator('[data-till-product=TQ4407AB12]').first().click()
  await chooseSize(page)
  await page.getByRole('button', { name: 'Buy with Apple Pay' }).click()
  await page.getByRole('dialog', { name: 'Apple Pay' }).getByRole('button', { name: 'Pay with passcode' }).click()
  await expect(page.getByRole('heading', { name: /Thank you.*Maya/ })).toBeVisible()
  const token = { recaptcha_response: 'sandbox-placeOrder' }
  expect(sent).toMatchObject({
    shippingAddress: { ...token, bid: 'B-73', context: 'APPLE_PAY_EXPRESS' },
    billingAddress: token,
  })
})

test('C5: an address whose bot check fails shows an error, and the step is kept', async ({ page }) => {
  await arrive(page)
  await typeAddress(page)
  const toCart = (url: URL) => url.pathname.endsWith('/shippingAddress')
  await page.route(toCart, (route, request) =>
    route.continue({ postData: { ...request.postDataJSON(), recaptcha_response: 'refuse' } }),
  )
  await toBilling(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'We could not verify that you are human' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible()
  await page.unroute(toCart)
  await toBilling(page).click()
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible()
})

test('a step that is not reached leads to the one that is, and the code of the handoff leaves the address', async ({
  page,
}) => {
  await arrive(page)
  expect(page.url()).not.toContain('handoff')
  await page.goto(`${shop}/en-us/checkout/summary`)
  await expect(page).toHaveURL(/\/checkout\/shipping$/)
  await fillShipping(page)
  await page.goto(`${shop}/en-us/checkout/summary`)
  await expect(page).toHaveURL(/\/checkout\/billing$/)
})

test('a handoff that was used opens the same bag for its own shopper; another is told, and keeps their own', async ({
  page,
  browser,
}) => {
  const { code } = await filledCart(page.request)
  const address = `${shop}/en-us/checkout#handoff=${encodeURIComponent(code)}`
  const opens = async () => {
    await page.goto(address)
    await expect(field(page, 'Email')).toBeVisible()
    await expect(page).toHaveURL(`${shop}/en-us/checkout/shipping`)
    await expect(page.locator('.notices .notice')).toHaveCount(0)
    await page.goto('about:blank')
  }
  await opens()
  await opens()

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { name: 'Your bag could not be transferred' })).toBeVisible()
  await arrive(stranger)
  await stranger.goto(address)
  await expect(said(stranger, 'This is the bag that we have here')).toBeVisible()
  await expect(field(stranger, 'Email')).toBeVisible()
})

test('X4: a whole checkout by keyboard alone', async ({ page }) => {
  await arrive(page)
  await expect(field(page, 'Email')).toBeVisible()
  const reach = async (wanted: Locator) => {
    for (let presses = 0; presses < 40; presses++) {
      if (await wanted.evaluate(element => element === document.activeElement).catch(() => false)) return
      await page.keyboard.press('Tab')
    }
    await expect(wanted).toBeFocused()
  }
  const type = async (label: string, text: string) => {
    await reach(field(page, label))
    await page.keyboard.type(text)
  }
  await type('Email', 'maya.okafor@example.com')
  await type('First name', 'Maya')
  await type('Last name', 'Okafor')
  await type('Address', '418 Alder Street')
  await type('City', 'Portland')
  await reach(field(page, 'State'))
  // The third state of that letter; a whole name would be two to a browser in which a key takes a second.
  await page.keyboard.type('ooo')
  await expect(field(page, 'State')).toHaveValue('OR')
  await type('ZIP code', '97205')
  await type('Phone', '5035550123')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Billing', level: 1 })).toBeFocused()
  await type('Card number', '4111111111111111')
  await type('Expiry', '1230')
  await type('Security code', '123')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Summary', level: 1 })).toBeFocused()
  await reach(page.getByRole('checkbox', { name: /terms of sale/ }))
  await page.keyboard.press('Space')
  await reach(page.getByRole('button', { name: /^Place order/ }))
  await page.keyboard.press('Enter')
  await expectConfirmation(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
