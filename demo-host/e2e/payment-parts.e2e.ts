import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './account'
import { expectAccessibleInEveryLook } from './accessible'
import { arrive } from './filled-cart'
import { takeBack } from './role'
import { expectConfirmation, fillCard, fillShipping, placeOrder } from './shopper'

const pictures = process.env.TILL_PICTURES

async function seen(page: Page, name: string): Promise<void> {
  if (!pictures) return
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${pictures}/${name}-${width}.png`, fullPage: true })
  }
}

test('a member pays with a gift card, points and a card; taking one back restores the rest; the confirmation shows the parts', async ({
  page,
}) => {
  await arrive(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signInAs(page, 'member')
  await expect(page).toHaveURL(/\/checkout\/shipping/)
  await fillShipping(page)
  const left = (sum: string) => page.getByRole('heading', { name: `Pay the remaining ${sum}` })

  const opener = page.getByRole('button', { name: 'Add a gift card' })
  await opener.press('Enter')
  const number = page.getByLabel('Gift card number')
  await expect(number).toBeFocused()
  await page.keyboard.type('6006 4912 6055 0227 452')
  await page.keyboard.press('Tab')
  await page.keyboard.type('9999')
  await page.keyboard.press('Enter')
  await expect(number).toHaveAccessibleDescription(
    'This gift card number or PIN is incorrect. Check both and try again.',
  )
  await expect(number).toBeFocused()
  await expect(number).toHaveValue('6006 4912 6055 0227 452')
  await seen(page, 'gift-card-wrong')
  await expectAccessibleInEveryLook(page, 'a gift card that is not right')
  await number.fill('6006 4912 6055 0227 445')
  await page.getByLabel('PIN', { exact: true }).fill('1234')
  await page.getByRole('button', { name: 'Check balance' }).click()
  await expect(page.getByText('$50.00 on the card ending 7445')).toBeVisible()
  await page.getByRole('button', { name: 'Apply', exact: true }).first().click()
  await expect(left('$62.00')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add another gift card' })).toBeFocused()

  await page.getByRole('button', { name: 'Use points' }).click()
  await page.getByLabel('Points to use').fill('1200')
  await page.keyboard.press('Enter')
  await expect(left('$50.00')).toBeVisible()
  await page.getByRole('button', { name: 'Use a voucher or reward' }).click()
  await seen(page, 'parts')
  await expectAccessibleInEveryLook(page, 'a gift card, points and the form of rewards')
  await page.getByLabel('Reward code or card').fill('firstmile')
  await page.keyboard.press('Enter')
  await expect(left('$35.00')).toBeVisible()

  await page.getByRole('button', { name: 'Remove Reward FIRSTMILE' }).click()
  await expect(left('$50.00')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Gift card ending 7445' }).click()
  await expect(left('$100.00')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Gift cards and rewards' })).toBeFocused()
  await page.getByRole('button', { name: 'Add a gift card' }).click()
  await number.fill('6006491260550227445')
  await page.getByLabel('PIN', { exact: true }).fill('1234')
  await page.getByRole('button', { name: 'Apply', exact: true }).first().click()
  await expect(left('$50.00')).toBeVisible()

  await page.setViewportSize({ width: 320, height: 800 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.setViewportSize({ width: 1280, height: 900 })
  await fillCard(page)
  const review = page.getByRole('main')
  await expect(review.getByText('Gift card ending 7445, $50.00')).toBeVisible()
  await expect(review.getByText('1,200 points, $12.00')).toBeVisible()
  await expect(review.getByText('Visa ending 1111, $50.00')).toBeVisible()
  await seen(page, 'summary')
  await placeOrder(page)
  await expectConfirmation(page)
  for (const part of ['Gift card ending 7445, $50.00', '1,200 points, $12.00', 'Visa ending 1111, $50.00']) {
    await expect(page.getByText(part)).toBeVisible()
  }
  await seen(page, 'confirmation')
  await takeBack(page)
})
