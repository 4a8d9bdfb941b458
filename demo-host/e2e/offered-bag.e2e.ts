import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible'
import { arrive } from './filled-cart'
import { linkWith, mint } from './minted'
import { expectAsked, expectLines, expectSettled, question } from './offered-bag'
import { shop } from './places'
import { toBilling, typeAddress } from './shopper'

const press = (page: Page, name: string) => question(page).getByRole('button', { name }).click()

/** A shopper with a Meridian 2 of their own, to whom a link offers an Apex Relay; answers the link. */
async function beOffered(page: Page): Promise<string> {
  await arrive(page)
  const link = linkWith((await mint()).code)
  await page.goto(link)
  await expectAsked(page)
  return link
}

test.describe('a shopper to whom a link offers a bag', () => {
  test('adds it to their own', async ({ page }) => {
    await beOffered(page)
    await expect(question(page)).toContainText('Apex Relay')
    await expect(question(page)).toContainText('Your own bag has 1 item.')
    await press(page, 'Add to my bag')
    await expectSettled(page)
    await expectLines(page, 'Meridian 2', 'Apex Relay')
  })

  test('keeps their own as it is', async ({ page }) => {
    await beOffered(page)
    await press(page, 'Keep my bag')
    await expectSettled(page)
    await expectLines(page, 'Meridian 2')
  })

  test('opens it, and finds their own things saved for later', async ({ page }) => {
    await beOffered(page)
    await press(page, 'Open this bag, save mine for later')
    await expectSettled(page)
    await expectLines(page, 'Apex Relay')
    await page.goto(`${shop}/en-us/cart`)
    await expect(page.getByRole('region', { name: 'Saved for later' })).toContainText('Meridian 2')
  })

  test('closes the question, goes on with their own bag, and is asked again when they want it', async ({ page }) => {
    await beOffered(page)
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeHidden()
    const again = page.getByRole('button', { name: 'Show it' })
    await expect(again).toBeFocused()
    await expectLines(page, 'Meridian 2')
    await typeAddress(page)
    await toBilling(page).click()
    await expect(page).toHaveURL(/\/checkout\/billing#handoff=/)
    await again.click()
    await press(page, 'Keep my bag')
    await expectSettled(page)
    await expect(page).toHaveURL(`${shop}/en-us/checkout/billing`)
  })

  test('is asked the same after a reload, after coming back, and in a tab that is restored', async ({
    page,
    context,
  }) => {
    await beOffered(page)
    await page.reload()
    await expectAsked(page)
    await page.goto(`${shop}/en-us/privacy`)
    await page.goBack()
    await expectAsked(page)
    const restored = await context.newPage()
    await restored.goto(page.url())
    await expectAsked(restored)
    await press(restored, 'Add to my bag')
    await expectSettled(restored)
    await expectLines(restored, 'Meridian 2', 'Apex Relay')
  })

  test('is not asked again by an address whose question they have answered', async ({ page, context }) => {
    const link = await beOffered(page)
    await press(page, 'Keep my bag')
    await expectSettled(page)
    for (const tab of [page, await context.newPage()]) {
      await tab.goto(link)
      await expect(tab).toHaveURL(`${shop}/en-us/checkout/shipping`)
      await expectSettled(tab)
      await expectLines(tab, 'Meridian 2')
    }
  })

  test('in two tabs chooses once: the other tab says that it is settled', async ({ page, context }) => {
    const link = await beOffered(page)
    const other = await context.newPage()
    await other.goto(link)
    await expectAsked(other)
    await press(page, 'Add to my bag')
    await expectSettled(page)
    await press(other, 'Keep my bag')
    await expect(question(other)).toContainText('you have chosen in another tab')
    await press(other, 'Continue')
    await expectSettled(other)
    await expectLines(other, 'Meridian 2', 'Apex Relay')
  })

  test('is asked where the link was opened in the page that is open already', async ({ page }) => {
    await arrive(page)
    const { code } = await mint()
    await page.evaluate(hash => location.assign(hash), `#handoff=${encodeURIComponent(code)}`)
    await expectAsked(page)
    await expectLines(page, 'Meridian 2')
  })

  test('tries again when no answer came', async ({ page, context }) => {
    await beOffered(page)
    await context.setOffline(true)
    await press(page, 'Add to my bag')
    await expect(question(page).getByRole('alert')).toContainText('You are offline')
    await context.setOffline(false)
    await press(page, 'Add to my bag')
    await expectSettled(page)
    await expectLines(page, 'Meridian 2', 'Apex Relay')
  })

  test('who has none starts without it, and has none', async ({ page }) => {
    await page.goto(linkWith((await mint()).code))
    await expectAsked(page)
    await press(page, 'Start without it')
    await expectSettled(page)
    await expect(page.getByText('Your bag is empty')).toBeVisible()
  })

  test('is asked on whichever screen they land', async ({ page }) => {
    await page.goto(linkWith((await mint()).code, '/en-us/cart'))
    await expectAsked(page)
    await press(page, 'Use this bag')
    await expectSettled(page)
    await expect(page.getByRole('main').getByText('Apex Relay').first()).toBeVisible()
  })
})

for (const [width, height, locale] of [
  [1280, 860, 'en-us'],
  [360, 780, 'ar-ae'],
  [320, 256, 'de-de'],
] as const) {
  test(`X1, X8: the question is accessible at ${width} by ${height} px in ${locale}, and fits`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(linkWith((await mint()).code, `/${locale}/checkout`))
    const dialog = page.locator('dialog.offered[open]')
    await expect(dialog).toBeVisible()
    await expectAccessible(page, locale, 'dialog.offered')
    const overflow = await dialog.evaluate(element => element.scrollWidth - element.clientWidth)
    expect(overflow).toBe(0)
    for (const button of await dialog.getByRole('button').all()) {
      await button.scrollIntoViewIfNeeded()
      await expect(button).toBeInViewport()
    }
  })
}
