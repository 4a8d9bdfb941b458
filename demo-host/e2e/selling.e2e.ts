import { expect, request, test } from '@playwright/test'
import { installApplePay } from '../../widgets/testing/apple-pay'
import { signInAs, signInByCall } from './account'
import { arrive } from './filled-cart'
import { newcomer, typeSignIn } from './newcomer'
import { shop } from './places'
import { picture } from './role'
import { startSelling } from './selling'
import { shopCall } from './shop-call'
import { expectConfirmation, fillCard, fillShipping, placeOrder } from './shopper'

test('A9: an associate who has chosen no store is asked before the bag opens, in a second tab, too', async ({
  page,
}) => {
  await arrive(page)
  await page.goto(`${shop}/en-us/sign-in?as=employee`)
  await signInAs(page, 'clerk')
  await expect(page).toHaveURL(/\/associate-login\?from=%2Fen-us%2Fcart$/)
  await startSelling(page)
  await expect(page.getByRole('heading', { name: 'Price adjustments' })).toBeVisible()
  const second = await page.context().newPage()
  await second.goto(`${shop}/en-us/checkout/shipping`)
  await expect(second).toHaveURL(/\/associate-login\?from=%2Fen-us%2Fcheckout%2Fshipping$/)
  await expect(second.getByRole('heading', { name: 'Where are you selling?' })).toBeVisible()
  await second.goto(`${shop}/en-us/associate-login`)
  await second.goto(`${shop}/en-us/cart`)
  await expect(second).toHaveURL(/\/associate-login/)
})

test('A9: what an associate sells for a customer is in the customer’s history', async ({ page, browser }) => {
  test.slow()
  const customer = await newcomer(page)
  await arrive(page)
  await page.goto(`${shop}/en-us/associate-login?from=%2Fen-us%2Fcart`)
  await signInAs(page, 'clerk')
  await expect(page.getByLabel('Customer’s email')).toBeVisible()
  await picture(page, 'selling-choice')
  await startSelling(page, customer)
  await expect(page.getByRole('complementary', { name: 'Store associate sign-in' })).toContainText('For Ada')
  await picture(page, 'selling-cart')
  await page.goto(`${shop}/en-us/checkout/shipping`)
  await fillShipping(page)
  await fillCard(page)
  await placeOrder(page)
  const number = (await expectConfirmation(page)).replace(/\D/g, '')
  await page.reload()
  await expect(page.getByText(number).first()).toBeVisible()

  const theirs = await (await browser.newContext()).newPage()
  await theirs.goto(`${shop}/en-us/sign-in?from=%2Fen-us%2Faccount%2Forders`)
  await typeSignIn(theirs, customer)
  await expect(theirs.getByRole('link', { name: new RegExp(number) })).toBeVisible()
  await theirs.context().close()
})

test('A9: an associate whose customer pays by wallet is named in the order', async ({ page }) => {
  await page.addInitScript(installApplePay, {})
  await arrive(page)
  await page.goto(`${shop}/en-us/associate-login?from=%2Fen-us%2Fcart`)
  await signInAs(page, 'clerk')
  await startSelling(page)
  await expect(page.getByRole('button', { name: 'PayPal' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Buy with Apple Pay' }).click()
  await page.getByRole('dialog', { name: 'Apple Pay' }).getByRole('button', { name: 'Pay with passcode' }).click()
  const number = (await expectConfirmation(page)).replace(/\D/g, '')
  const elsewhere = await request.newContext()
  const door = '/consumers-v3/consumer/agent/login'
  const { accessToken: token } = await signInByCall(elsewhere, 'clerk@till.test', 'Till-demo-1', door)
  const order = await shopCall(elsewhere, 'GET', `/consumers-v3/consumer/purchase/${number}`, { token })
  expect(order).toMatchObject({ inStoreSalesInfo: { storeId: 'S001', employeeId: 'S001-E1' } })
  await elsewhere.dispose()
})
