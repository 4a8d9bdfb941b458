import { expect, type Page, test } from '@playwright/test'
import { wordsOf } from '../codes/page'
import { type Action, type Meeting, type Place, seen } from '../codes/seen'
import { actionOf } from './code-actions'
import { signInAs } from './account'
import { arrive } from './filled-cart'
import { host, shop } from './places'
import {
  addFirstSize,
  expectBag,
  expectConfirmation,
  fillCard,
  fillShipping,
  placeOrder,
  typeAddress,
  typeCard,
} from './shopper'

// Row E3: each code of `demo-host/codes` is answered on the wire once, as its cause has the service answer it
// (`demo-host/service/every-code.test.ts`), and is read where the table says; what was typed and the cart stay.

const meetings = (...actions: Action[]) => seen.filter(({ action }) => actions.includes(action))

/** Reads the words of a code where they must stand, and leaves the page as it was. */
async function readIn(page: Page, { code, action, place }: Meeting): Promise<void> {
  const act = actionOf[action]
  const words = act.says?.(code) ?? wordsOf(code)
  const at: Record<Place, () => Promise<unknown>> = {
    field: () => expect(act.field?.(page, code) ?? page.locator('body')).toHaveAccessibleDescription(words),
    line: () => expect(page.locator('.line .inline').filter({ hasText: words })).toBeVisible(),
    dialog: () => expect(page.getByRole('dialog').locator('.inline').filter({ hasText: words })).toBeVisible(),
    notice: () => expect(page.locator('.notice, .inline').filter({ hasText: words })).toBeVisible(),
    toast: () => expect(page.locator('.toast').filter({ hasText: words })).toBeVisible(),
    'lasting toast': () => expect(page.locator('.toast').filter({ hasText: words })).toBeVisible(),
    'shipping step': async () => {
      await expect(page).toHaveURL(/\/checkout\/shipping/)
      await expect(page.locator('.notice').filter({ hasText: words })).toBeVisible()
    },
    nowhere: async () => {
      await expect(page.locator('.line .price').first()).toContainText('$224')
      await expect(page.locator('.notice, .inline.danger, .toast')).toHaveCount(0)
    },
  }
  await at[place]()
  if (place.endsWith('toast')) {
    await page.locator('.toast').getByRole('button', { name: 'Close' }).click()
    await expect(page.locator('.toast')).toHaveCount(0)
  }
}

/** Does each of these once with the code as the answer. */
async function walk(page: Page, ...actions: Action[]): Promise<void> {
  for (const meeting of meetings(...actions)) {
    await test.step(`${meeting.code}, ${meeting.action}`, async () => {
      const { ask, stays } = actionOf[meeting.action]
      await ask(page, meeting.code)
      await readIn(page, meeting)
      await stays?.(page)
    })
  }
}

test('E3: codes of the cart stand at its promo code, its lines or above them; the lines and the code typed stay', async ({
  page,
}) => {
  await arrive(page)
  await page.goto(`${shop}/en-us/cart`)
  await expect(page.locator('.line')).toHaveCount(1)
  await walk(page, 'coupon', 'quantity', 'gift')
  await expect(page.locator('.line')).toHaveCount(1)
})

test('E3: codes of an address, a method, a card and the bill stand at their fields or above the step; what was typed stays', async ({
  page,
}) => {
  await arrive(page)
  await typeAddress(page)
  await walk(page, 'address', 'method')
  await fillShipping(page)
  await typeCard(page)
  await walk(page, 'card', 'bill')
})

test('E3: codes of gift cards, points and rewards stand at their fields, which keep what was typed', async ({
  page,
}) => {
  await arrive(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signInAs(page, 'member')
  await expect(page).toHaveURL(/\/checkout\/shipping/)
  await fillShipping(page)
  await walk(page, 'giftCard', 'points', 'reward')
})

test('E3: codes of an order stand in the page or in a toast that stays, and the order is placed after them all', async ({
  page,
}) => {
  test.slow()
  await arrive(page)
  await fillShipping(page)
  await fillCard(page)
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await walk(page, 'order', 'checked')
  await placeOrder(page)
  await expectConfirmation(page)
})

test('E3: codes of an order look-up stand above its form, which keeps number and e-mail', async ({ page }) => {
  await page.goto(`${shop}/en-us/order`)
  await walk(page, 'lookUp')
})

test('E3: codes of a product that cannot be added are shown in a toast on the host page, and the bag stays', async ({
  page,
}) => {
  await page.goto(`${host}/en-us`)
  await page.locator('[data-till-product=TQ4407AB12]').first().click()
  await addFirstSize(page)
  await expectBag(page, 1)
  await page.keyboard.press('Escape')
  await walk(page, 'add')
  await expectBag(page, 1)
})
