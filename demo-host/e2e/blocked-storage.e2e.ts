import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { allCookiesBlocked, inBrowserWith, thirdPartiesBlocked } from './browser-settings'
import { host, stranger } from './places'
import { expectConfirmation, fillCard, fillShipping, placeOrder } from './shopper'
import { visit } from './stranger-page'

const notKept = /^Your browser stores nothing for this site/

/** Visits pages in a browser with these settings; any error that a page throws or logs fails the visit. */
const visitWith = (profile: object, use: (page: Page) => Promise<void>) =>
  inBrowserWith(profile, async context => {
    const page = await context.newPage()
    const wrong: string[] = []
    page.on('pageerror', error => wrong.push(String(error)))
    page.on('console', message => message.text().includes('[till]') && wrong.push(message.text()))
    await use(page)
    expect(wrong).toEqual([])
  })

/** Puts a shoe into the bag, which says what becomes of it, and changes its mind about how many. */
async function fillBag(place: Page | FrameLocator): Promise<void> {
  await place.getByRole('button', { name: 'Quick shop' }).first().click()
  const radio = place.getByRole('dialog').getByRole('radio', { name: '9.5', exact: true })
  await radio.locator('xpath=..').click()
  await place
    .getByRole('dialog')
    .getByRole('button', { name: /^Add to bag/ })
    .click()
  const bag = place.getByRole('dialog', { name: 'Your bag' })
  await expect(bag.getByText(notKept)).toBeVisible()
  await bag.getByRole('button', { name: 'One more' }).click()
  await expect(bag.getByText('$224.00').first()).toBeVisible()
}

/** Takes the filled bag to checkout, and pays. */
async function checkOut(page: Page, place: Page | FrameLocator): Promise<void> {
  await place.getByRole('dialog', { name: 'Your bag' }).getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/\/checkout\/shipping$/)
  await expect(page.getByText('$224.00').first()).toBeVisible()
  await expect(page.getByText(notKept)).toBeVisible()
  await fillShipping(page)
  await fillCard(page)
  await placeOrder(page)
  await expectConfirmation(page)
}

const blank = '/strangers/blank'

for (const [whose, address] of [
  ['the brand’s', host + blank],
  ['a stranger’s', stranger + blank],
] as const) {
  test(`I14: with all cookies blocked a guest buys on ${whose} page, and is told what will not be kept`, async () => {
    await visitWith(allCookiesBlocked, async page => {
      await page.goto(address)
      await fillBag(page)
      await checkOut(page, page)
    })
  })
}

for (const [setting, profile] of [
  ['all cookies', allCookiesBlocked],
  ['third parties’ cookies', thirdPartiesBlocked],
] as const) {
  test(`I14: with ${setting} blocked a guest buys from a frame of another site`, async () => {
    await visitWith(profile, async page => {
      const frame = page.frameLocator('iframe')
      await visit(
        page,
        `<iframe allow="local-network-access" src="${stranger}${blank}" width="1200" height="800"></iframe>`,
      )
      await fillBag(frame)
      if (profile === allCookiesBlocked) return checkOut(page, frame)
      // Of the checkout, which is no frame, the browser keeps what it always keeps.
      await frame.getByRole('dialog', { name: 'Your bag' }).getByRole('button', { name: 'Checkout' }).click()
      await expect(page).toHaveURL(/\/checkout\/shipping$/)
      await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible()
      await expect(page.getByText(notKept)).toHaveCount(0)
    })
  })
}
