import { expect, test } from '@playwright/test'
import { newAccount } from './new-account'
import { typeSignIn } from './newcomer'
import { host, shop } from './places'
import { buyShoe } from './role'
import { addFirstSize, expectConfirmation, fillCard, fillShipping, placeOrder } from './shopper'

test('A3: a bag that was filled on Northlane is there for whoever signs in at the shop itself, and after they bought it the next one is too', async ({
  page,
  context,
}) => {
  test.slow()
  const { email } = await newAccount(page, { isWhole: true })
  await page.goto(`${host}/en-us`)
  await page.locator('[data-till-product=TQ4407AB12]').first().click()
  await addFirstSize(page)
  const tab = await context.newPage()
  await tab.goto(`${shop}/en-us/sign-in?from=${encodeURIComponent('/en-us/checkout')}`)
  await typeSignIn(tab, email)
  await expect(tab).toHaveURL(`${shop}/en-us/checkout/shipping`)
  await expect(tab.getByRole('complementary')).toContainText('Meridian 2')
  await fillShipping(tab)
  await fillCard(tab)
  await placeOrder(tab)
  await expectConfirmation(tab)
  await tab.close()

  await page.reload()
  await buyShoe(page)
  await expect(page.getByRole('complementary')).toContainText('Meridian 2')
  await page.reload()
  await expect(page.getByRole('complementary')).toContainText('Meridian 2')
})
