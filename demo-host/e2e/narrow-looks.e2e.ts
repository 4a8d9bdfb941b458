import { expect, test } from '@playwright/test'
import { signInAs } from './account'
import { boxesOf } from './boxes'
import { arrive } from './filled-cart'
import { shop } from './places'
import { expectConfirmation, fillCard, fillShipping, placeOrder } from './shopper'

test.use({ viewport: { width: 320, height: 780 } })

test('in German the card that pays, and the offer of an account, are read whole on the narrowest telephone', async ({
  page,
}) => {
  await arrive(page)
  await fillShipping(page)
  await fillCard(page)
  await page.goto(`${shop}/de-de/checkout/billing`)
  const card = page.getByText('Visa mit Endziffern 1111')
  await expect(card).toBeVisible()
  await expect(async () => {
    const [name, other] = await boxesOf(card, page.getByRole('button', { name: 'Andere Karte verwenden' }))
    expect(other.y).toBeGreaterThanOrEqual(name.y + name.height)
    expect(name.height).toBeLessThanOrEqual(30)
  }).toPass()
  const [home, store] = [page.getByText('Zu mir liefern'), page.getByText('Im Store abholen')]
  await page.goto(`${shop}/de-de/checkout/shipping`)
  await expect(home).toBeVisible()
  await expect(store).toHaveCSS('text-align', 'start')

  await page.goto(`${shop}/en-us/checkout/summary`)
  await placeOrder(page)
  await expectConfirmation(page)
  await page.goto(`${shop}/de-de/order-confirmation`)
  await expect(async () => {
    const [offer, panel] = await boxesOf(page.locator('.keep a'), page.locator('.keep'))
    expect(offer.x + offer.width).toBeLessThanOrEqual(panel.x + panel.width)
  }).toPass()
})

test('in the account a phone number is seen whole, and an address begins where its card does, in Arabic too', async ({
  page,
}) => {
  await page.goto(`${shop}/en-us/sign-in?from=/en-us/account/profile`)
  await signInAs(page, 'shopper')
  const phone = page.getByLabel('Phone')
  await expect(phone).toHaveValue('(503) 555 - 0148')
  const hidden = () => phone.evaluate(input => input.scrollWidth - input.clientWidth)
  await expect.poll(hidden).toBeLessThanOrEqual(0)

  await page.goto(`${shop}/ar-ae/account/addresses`)
  const tile = page.locator('.tiles > li').first()
  await expect(async () => {
    const [card, line] = await boxesOf(tile, tile.getByText('Maya Okafor'))
    expect(card.x + card.width - (line.x + line.width)).toBeLessThanOrEqual(20)
  }).toPass()
})
