import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible'
import { arrive } from './filled-cart'
import { expectMailed } from './mailbox'
import { host, shop } from './places'
import {
  chooseSize,
  expectConfirmation,
  fillCard,
  maya,
  placeOrder,
  productOf,
  toBilling,
  typeAddress,
} from './shopper'

const newEmail = () => `ada.${Date.now()}@example.com`

test.afterAll(async ({ request }) => {
  await request.post(`${shop}/outbox/sell-out`, { headers: { origin: shop } })
})

test('who waits for a product reads the mail in the outbox once it is restocked there', async ({ page, request }) => {
  const email = newEmail()
  await page.goto(`${host}/en-us/p/meridian-2-harvest-TQ4407AB13`)
  const product = productOf(page)
  await chooseSize(page, /^\d+(\.5)?/, product)
  await product.getByRole('button', { name: 'Notify me' }).click()
  await product.getByLabel('Email').fill(email)
  await product.getByRole('button', { name: 'Notify me' }).click()
  await expect(product.getByText(`We will email ${email}`)).toBeVisible()

  await page.goto(`${shop}/outbox`)
  await expectAccessible(page, 'the outbox')
  await page.getByRole('button', { name: 'Restock Meridian 2 Harvest' }).click()
  await expect(page.getByRole('button', { name: 'Sell out Meridian 2 Harvest' })).toBeVisible()
  await expectMailed(request, email, 'is back')
  await page.goto(`${shop}/outbox?to=${email}`)
  await page.getByRole('link', { name: /Meridian 2 Harvest/ }).click()
  await expect(page.frameLocator('iframe').getByText('can be bought again')).toBeVisible()
})

test('days pass in the outbox, and an order is shipped, then delivered, each with its mail', async ({
  page,
  request,
}) => {
  await arrive(page)
  await typeAddress(page)
  const email = newEmail()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await toBilling(page).click()
  await fillCard(page)
  await placeOrder(page)
  const number = /\d{12}/.exec(await expectConfirmation(page))?.[0] ?? ''
  await expectMailed(request, email, `We have your order ${number}`)

  // The orders of other tests get no older.
  await page.goto(`${shop}/outbox?to=${email}`)
  const aDay = async () => {
    const shown = page.waitForResponse(
      answer => answer.request().method() === 'GET' && answer.url().includes('/outbox?to='),
    )
    await page.getByRole('button', { name: `A day passes for ${email}` }).click()
    await shown
  }
  await aDay()
  await expectMailed(request, email, `Your order ${number} is on its way`)
  await aDay()
  await aDay()
  await expectMailed(request, email, `Your order ${number} was delivered`)
  await page.goto(`${shop}/outbox?to=${email}`)
  await page.getByRole('link', { name: /was delivered/ }).click()
  await expect(page.frameLocator('iframe').getByText(maya.address)).toBeVisible()
})
