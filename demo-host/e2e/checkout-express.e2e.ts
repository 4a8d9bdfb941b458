import { expect, type Page, test } from '@playwright/test'
import { installApplePay } from '../../widgets/testing/apple-pay'
import { arrive } from './filled-cart'
import { shop } from './places'
import { expectConfirmation } from './shopper'

const wallets = (page: Page) => page.getByRole('group', { name: 'Express checkout' })

test('D5: PayPal at checkout’s top pays for the whole cart, though the form below was begun', async ({
  page,
  context,
}) => {
  await arrive(page)
  await page.getByLabel('First name').fill('Maya')
  const button = wallets(page).getByRole('button', { name: 'PayPal' })
  const [closed] = await Promise.all([context.waitForEvent('page'), button.click()])
  await closed.close()
  await expect(page.getByLabel('First name'), 'a closed sheet leaves what was typed').toHaveValue('Maya')
  await expect(page).toHaveURL(`${shop}/en-us/checkout/shipping`)

  const [window_] = await Promise.all([context.waitForEvent('page'), button.click()])
  await window_.getByRole('button', { name: 'Agree and pay' }).click()
  await expect(page).toHaveURL(/order-confirmation\?storeContext=cart/)
  await expectConfirmation(page)
})

test('D5: Apple Pay at checkout’s top', async ({ page }) => {
  await page.addInitScript(installApplePay, {})
  await arrive(page)
  await wallets(page).getByRole('button', { name: 'Buy with Apple Pay' }).click()
  const sheet = page.getByRole('dialog', { name: 'Apple Pay' })
  await sheet.getByRole('button', { name: 'Pay with passcode' }).click()
  await expect(page).toHaveURL(/order-confirmation\?storeContext=cart/)
  await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible()
})

for (const width of [320, 1280])
  test(`D5: at ${width} px the form stays where it is while the wallets come`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    let come = () => {}
    const part = new Promise<void>(resolve => (come = resolve))
    await page.route(/\/assets\/cart-wallets-/, route => part.then(() => route.continue()))
    await arrive(page)
    const email = page.getByLabel('Email')
    await expect(email).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    await expect(page.locator('.express .skel')).toBeVisible()
    const before = await email.boundingBox()
    come()
    await expect(wallets(page).getByRole('button', { name: 'PayPal' })).toBeVisible()
    expect(await email.boundingBox()).toEqual(before)
  })
