import { expect, type Page, test } from '@playwright/test'
import { installApplePay } from '../../widgets/testing/apple-pay'
import { expectAccessible } from './accessible'
import { arrive } from './filled-cart'
import { host, shop } from './places'
import { chooseSize, expectBag, expectConfirmation, fillShipping, placeOrder, said, toSummary } from './shopper'

/** Opens a quick shop on the brand's page and chooses a size; answers its wallets. */
async function openQuickShop(page: Page) {
  await page.goto(`${host}/en-us`)
  await page.locator('[data-till-product=TQ4407AB12]').first().click()
  await chooseSize(page)
  return page.getByRole('group', { name: 'Express checkout' })
}

/** The shop's confirmation of an order by wallet that began on a product. */
async function expectOrder(page: Page) {
  await expect(page).toHaveURL(new RegExp(`^${shop}/en-us/order-confirmation\\?storeContext=product&order=\\d+`))
  await expect(page.getByRole('heading', { name: /Thank you.*Maya/ })).toBeVisible()
}

test('D6: Apple Pay buys one item from a quick shop, once the address is one that the shop delivers to', async ({
  page,
}) => {
  await page.addInitScript(installApplePay, {})
  const wallets = await openQuickShop(page)
  await wallets.getByRole('button', { name: 'Buy with Apple Pay' }).click()
  const sheet = page.getByRole('dialog', { name: 'Apple Pay' })
  await expect(sheet).toContainText('Northlane 112.00')
  const pay = sheet.getByRole('button', { name: 'Pay with passcode' })

  await sheet.getByLabel('Send to').selectOption('Abroad')
  await expect(sheet.getByRole('alert')).toContainText('only within the country')
  await sheet.getByLabel('Send to').selectOption('PO box')
  await pay.click()
  await expect(sheet.getByRole('alert')).toContainText('cannot deliver to a PO box')
  await sheet.getByLabel('Send to').selectOption('Home')
  await expect(sheet.getByRole('alert')).toBeEmpty()
  await pay.click()
  await expectOrder(page)

  await page.goto(`${host}/en-us`)
  await expectBag(page, 0)
})

test('D6: a cancelled sheet and a declined payment buy nothing, and say so beside the button', async ({ page }) => {
  await page.addInitScript(installApplePay, { behaviour: 'declined' as const })
  const wallets = await openQuickShop(page)
  const apple = wallets.getByRole('button', { name: 'Buy with Apple Pay' })
  await apple.click()
  const sheet = page.getByRole('dialog', { name: 'Apple Pay' })
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect(apple).toBeEnabled()
  await expect(wallets.getByText('Nothing was paid, and your bag is unchanged.')).toBeVisible()
  await apple.click()
  await sheet.getByRole('button', { name: 'Pay with passcode' }).click()
  await expect(sheet.getByRole('alert')).not.toBeEmpty()
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect(wallets.getByRole('alert')).not.toBeEmpty()
  await expectAccessible(page, 'a wallet that was refused', 'till-wallet-buttons')
})

test('D5: PayPal buys one item from a quick shop, in a window of its own', async ({ page, context }) => {
  const wallets = await openQuickShop(page)
  await expect(wallets.getByRole('button', { name: 'Buy with Apple Pay' })).toHaveCount(0)
  const [window_] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'PayPal' }).click(),
  ])
  await expect(window_.getByRole('heading', { name: /pay \$112\.00/ })).toBeVisible()
  const pay = window_.getByRole('button', { name: 'Agree and pay' })
  await window_.getByLabel('In another country').check()
  await expect(window_.getByRole('alert')).toContainText('cannot deliver')
  await expect(pay).toBeDisabled()
  await window_.getByLabel('Work').check()
  await expect(window_.getByRole('heading', { name: /pay \$1(?!12\.00)/ })).toBeVisible()
  await pay.click()
  await expectOrder(page)
})

test('D7: Klarna pays in checkout once it was confirmed; a refusal is a payment error, and says nothing of the order', async ({
  page,
}) => {
  await arrive(page)
  await fillShipping(page)
  await page.getByRole('radio', { name: 'Klarna' }).check()
  await page.getByRole('button', { name: 'How it works' }).click()
  const info = page.getByRole('dialog', { name: 'Pay later with Klarna' })
  await expect(info.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page, 'how paying later works')
  await page.keyboard.press('Escape')
  await expect(info).toBeHidden()

  const klarna = page.frameLocator('iframe[title=Klarna]')
  await toSummary(page).click()
  await klarna.getByRole('button', { name: 'Refuse' }).click()
  await expect(said(page, /payment/i)).toBeVisible()
  await toSummary(page).click()
  await klarna.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('heading', { name: /Review|Summary/ })).toBeVisible()
  await placeOrder(page)
  await expectConfirmation(page)
})

test('D7: Klarna that is pressed before its script has come is waited for, unless another way is chosen meanwhile', async ({
  page,
}) => {
  let come = () => {}
  const script = new Promise<void>(resolve => (come = resolve))
  await page.route('**/sandbox/wallets/klarna.js', route => script.then(() => route.continue()))
  await arrive(page)
  await fillShipping(page)
  await page.getByRole('radio', { name: 'Klarna' }).check()
  await toSummary(page).click()
  await expect(page.getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-busy', 'true')

  await page.getByRole('radio', { name: 'Card' }).check()
  await expect(toSummary(page)).toBeVisible()
  await page.getByRole('radio', { name: 'Klarna' }).check()
  await toSummary(page).click()
  await expect(page.getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-busy', 'true')
  await expect(said(page, /payment/i)).toHaveCount(0)

  come()
  await page.frameLocator('iframe[title=Klarna]').getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('heading', { name: /Review|Summary/ })).toBeVisible()
})

test('D7: a way to pay that is pressed before the page has its part for it keeps the step usable', async ({ page }) => {
  await page.addInitScript(installApplePay, {})
  let come = () => {}
  const part = new Promise<void>(resolve => (come = resolve))
  await page.route(/\/assets\/klarna-way-/, route => part.then(() => route.continue()))
  await arrive(page)
  await fillShipping(page)
  await page.getByRole('radio', { name: 'Apple Pay' }).check()
  await toSummary(page).click()
  await expect(page.getByText('Confirm with Apple Pay first.')).toBeVisible()
  await expect(toSummary(page)).toBeVisible()
  await page.getByRole('radio', { name: 'Klarna' }).check()
  await expect(page.getByText('Confirm with Apple Pay first.')).toHaveCount(0)
  await toSummary(page).click()
  await expect(page.getByRole('button', { name: 'Saving' })).toBeVisible()
  come()
  await page.frameLocator('iframe[title=Klarna]').getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('heading', { name: /Review|Summary/ })).toBeVisible()
})

test('D7: Klarna whose script fails while it is waited for is a payment error', async ({ page }) => {
  let fail = () => {}
  const script = new Promise<void>(resolve => (fail = resolve))
  await page.route('**/sandbox/wallets/klarna.js', route => script.then(() => route.abort()))
  await arrive(page)
  await fillShipping(page)
  await page.getByRole('radio', { name: 'Klarna' }).check()
  await toSummary(page).click()
  await expect(page.getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-busy', 'true')
  fail()
  await expect(said(page, /payment/i)).toBeVisible()
  await expect(toSummary(page)).toBeVisible()
})

test('D7: Klarna whose script neither comes nor fails has failed after a time, and can be tried again', async ({
  page,
}) => {
  await page.clock.install()
  let come = () => {}
  const script = new Promise<void>(resolve => (come = resolve))
  const asked = page.waitForRequest('**/sandbox/wallets/klarna.js')
  await page.route('**/sandbox/wallets/klarna.js', route => script.then(() => route.continue()))
  await arrive(page)
  await fillShipping(page)
  await page.getByRole('radio', { name: 'Klarna' }).check()
  await toSummary(page).click()
  await expect(page.getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-busy', 'true')
  await asked
  await page.clock.fastForward(15_500)
  await expect(said(page, /payment/i)).toBeVisible()
  await expect(page.getByText('Klarna cannot be reached.')).toBeVisible()
  await expectAccessible(page, 'Klarna that cannot be reached')

  come()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^Klarna: /)).toBeVisible()
  await toSummary(page).click()
  await page.frameLocator('iframe[title=Klarna]').getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('heading', { name: /Review|Summary/ })).toBeVisible()
})

test('D5: a place that waits for PayPal is given up where its script neither comes nor fails', async ({ page }) => {
  await page.clock.install()
  const asked = page.waitForRequest('**/sandbox/wallets/paypal.js*')
  await page.route('**/sandbox/wallets/paypal.js*', () => {})
  await openQuickShop(page)
  const place = page.locator('till-wallet-buttons .place')
  await expect(place).toBeVisible()
  await asked
  await page.clock.fastForward(15_500)
  await expect(place).toHaveCount(0)
})

test('D5: PayPal pays in checkout, and for the whole cart from its page', async ({ page, context }) => {
  await arrive(page)
  await fillShipping(page)
  await page.getByRole('radio', { name: 'PayPal' }).check()
  // PayPal's own button leads on.
  await expect(toSummary(page)).toHaveCount(0)
  const agree = async () => {
    const button = page.getByRole('button', { name: 'PayPal' })
    const [window_] = await Promise.all([context.waitForEvent('page'), button.click()])
    await window_.getByRole('button', { name: 'Agree and pay' }).click()
  }
  await agree()
  await expect(page.getByRole('heading', { name: /Review|Summary/ })).toBeVisible()

  await page.goto(`${shop}/en-us/cart`)
  await agree()
  await expect(page).toHaveURL(/order-confirmation\?storeContext=cart/)
  await expectConfirmation(page)
  await page.goto(`${shop}/en-us/cart`)
  await expect(page.getByText(/bag is empty/i)).toBeVisible()
})
