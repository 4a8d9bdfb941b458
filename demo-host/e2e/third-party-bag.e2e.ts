import { expect, test } from '@playwright/test'
import { stranger } from './places'
import { addFirstSize, drawer } from './shopper'

test('T22: on a third-party page the bag asks for no name and no other delivery, which are the shopper’s alone', async ({
  page,
}) => {
  await page.goto(`${stranger}/harbour-striders`)
  await page.getByRole('link', { name: 'Order', exact: true }).first().click()
  await addFirstSize(page)
  await expect(drawer(page).getByRole('button', { name: /^Save .* for later$/ })).toBeVisible()
  await drawer(page)
    .getByRole('button', { name: /^More for/ })
    .click()
  await expect(drawer(page).getByRole('button', { name: /^Add .* to favorites$/ })).toBeVisible()
  await expect(drawer(page).getByRole('button', { name: /^Add gift option/ })).toHaveCount(0)
  await expect(drawer(page).getByRole('button', { name: /^Change how you get/ })).toHaveCount(0)
})
