import { expect, test } from '@playwright/test'
import { host, shop } from './places'
import { drawer, expectBag } from './shopper'
import { addByQuickShop, barePage, visit } from './stranger-page'

const plain = 'http://old-club.test'

test('I19: on a page of plain http, which is no secure context, a product is bought as far as checkout', async ({
  page,
}) => {
  const thrown: string[] = []
  page.on('pageerror', error => thrown.push(String(error)))
  // The name leads nowhere, and the demo's keys know it not: the shop is asked as if by a page that they know.
  await page.route(
    url => url.origin === shop,
    async route => {
      const headers = { ...route.request().headers(), origin: host }
      const answer = await route.fetch({ headers })
      const allowed = { 'access-control-allow-origin': plain, 'access-control-allow-credentials': 'true' }
      const own = page.url().startsWith(plain) ? allowed : {}
      await route.fulfill({ response: answer, headers: { ...answer.headers(), ...own } })
    },
  )
  await visit(page, barePage(), { address: `${plain}/kit` })
  expect(
    await page.evaluate(() => [isSecureContext, 'subtle' in crypto, 'randomUUID' in crypto, 'locks' in navigator]),
  ).toEqual([false, false, false, false])
  await addByQuickShop(page)
  await drawer(page).getByRole('button', { name: 'One more' }).click()
  await expectBag(page, 2)
  expect(thrown).toEqual([])
  await drawer(page).getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible()
  await expect(page.getByText('Meridian 2').first()).toBeAttached()
  // What is still on its way belongs to nobody.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
