import { expect, type Page, test } from '@playwright/test'
import {
  expectAccessible,
  expectAccessibleInEveryLook,
  expectAccessibleWithFrames,
  strayReferences,
} from './accessible'
import { arrive } from './filled-cart'
import { host, shop } from './places'
import { cards, chooseSize, expectConfirmation, fillCard, fillShipping, placeOrder } from './shopper'
import { barePage, isRunning, visit } from './stranger-page'

/** A page that says nothing of itself in either look, so that only ours is judged. */
const emptyPage = barePage(':root { color-scheme: light dark } html, body { background: Canvas }').replace(
  '</title>',
  '</title><meta name="viewport" content="width=device-width">',
)
const tooLong = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** X8: 320 px wide nothing is cut off or scrolls sideways. */
async function expectReflow(page: Page, state: string): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => tooLong(page), state).toBeLessThanOrEqual(0)
  if (before) await page.setViewportSize(before)
}

test('X1, X8, X9: bag and quick shop are accessible closed, empty, full, asking for a code, refusing it and without an answer', async ({
  page,
}) => {
  test.slow()
  await visit(page, emptyPage)
  await isRunning(page)
  const see = async (state: string) => {
    await expectAccessibleInEveryLook(page, state)
    await expectReflow(page, state)
    await expect.poll(() => strayReferences(page), state).toEqual([])
  }
  await see('closed')
  await page.getByRole('button', { name: /^Bag/ }).click()
  await expect(page.getByText('Your bag is empty')).toBeVisible()
  await see('empty bag')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const panel = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Quick shop' }).click()
  await expect(panel.getByRole('radio').first()).toBeVisible()
  await see('quick shop')
  await panel.getByRole('button', { name: /^Add to bag/ }).click()
  await expect(panel.getByText(/^Choose a/)).toBeVisible()
  await see('quick shop that asks for a size')
  await chooseSize(page)
  await panel.getByRole('button', { name: /^Add to bag/ }).click()
  const bag = page.getByRole('dialog', { name: 'Your bag' })
  await expect(bag.getByText('Meridian 2').first()).toBeVisible()
  await see('full bag')
  await bag.getByRole('button', { name: 'Add a promo code' }).click()
  await bag.getByLabel('Promo code').fill('NOSUCHCODE')
  await bag.getByRole('button', { name: 'Apply' }).click()
  await expect(bag.getByLabel('Promo code')).toHaveAttribute('aria-invalid', 'true')
  await see('bag with a refused code')
  await page.route(/\/cart\/v1\//, route => route.abort())
  await bag.getByRole('button', { name: 'One more' }).click()
  await expect(bag.getByRole('button', { name: 'Try again' })).toBeVisible()
  await see('bag without an answer')
})

test('X1, X8, X9: every screen of checkout is accessible, also with its errors', async ({ page }) => {
  test.slow()
  const see = async (state: string) => {
    await expectAccessibleInEveryLook(page, state)
    await expectReflow(page, state)
    await expect.poll(() => strayReferences(page), state).toEqual([])
  }
  await arrive(page)
  await expect(page.getByLabel('First name')).toBeVisible()
  await see('shipping')
  await page.getByRole('button', { name: 'Continue to billing' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await see('shipping with errors')
  await fillShipping(page)
  await see('billing')
  await page.getByRole('button', { name: 'Review your order' }).click()
  await expect(page.getByLabel('Card number')).toHaveAttribute('aria-invalid', 'true')
  await see('billing with errors')
  await fillCard(page, cards.asksTheBank)
  await see('summary')
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByText('Agree to the terms of sale')).toBeVisible()
  await see('summary with an error')
  await placeOrder(page)
  await expect(page.getByRole('dialog', { name: 'Confirm with your bank' })).toBeVisible()
  await expectAccessibleWithFrames(page, 'the bank', 'dialog')
  await page.frameLocator('iframe').getByLabel('Code').fill('1234')
  await page.frameLocator('iframe').getByRole('button', { name: 'Confirm payment' }).click()
  await expectConfirmation(page)
  await see('confirmation')
  await page.goto(`${shop}/en-us/cart`)
  await expect(page.getByRole('heading', { name: 'Your bag is empty' })).toBeVisible()
  await see('empty cart')
})

test('X2: bag and quick shop take the focus, keep it, are named, and give it back to what opened them', async ({
  page,
}) => {
  await visit(page, emptyPage.replace('</body>', '<a href="#" id="theirs">Theirs</a></body>'))
  await isRunning(page)
  for (const opener of [page.getByRole('button', { name: /^Bag/ }), page.getByRole('button', { name: 'Quick shop' })]) {
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveAccessibleName(/\S/)
    for (let step = 0; step < 24; step++) {
      await page.keyboard.press(step % 5 === 4 ? 'Shift+Tab' : 'Tab')
      expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('theirs')
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
})

test('X7: an empty form names its errors at their fields, goes to the first, and says so in a region that was there', async ({
  page,
}) => {
  await arrive(page)
  const email = page.getByLabel('Email', { exact: true })
  await expect(email).toBeVisible()
  await expect(page.locator('main [role=status]').first()).toBeAttached()
  await page.locator('[role=alert]').evaluateAll(regions => {
    for (const region of regions) region.setAttribute('data-was-there', '')
  })
  await page.getByRole('button', { name: 'Continue to billing' }).click()
  await expect(email).toBeFocused()
  await expect(page.locator('[role=alert][data-was-there]').filter({ hasText: 'need your attention' })).toHaveCount(1)
  for (const field of ['Email', 'First name', 'Last name', 'City', 'ZIP code']) {
    const input = page.getByLabel(field, { exact: true })
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toHaveAccessibleDescription(/\S/)
  }
  await email.fill('maya@example.com')
  await email.blur()
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
})

test('X4: a whole purchase from the host page to its confirmation by keyboard alone', async ({ page }) => {
  test.slow()
  const { keyboard } = page
  const tabTo = async (target: ReturnType<Page['locator']>) => {
    await expect(target).toBeAttached()
    for (let step = 0; step < 120; step++) {
      if (await target.evaluate(element => element.matches(':focus'))) return
      await keyboard.press('Tab')
    }
    throw new Error(`Expected to reach ${target.toString()} by Tab.`)
  }
  const press = async (target: ReturnType<Page['locator']>) => {
    await tabTo(target)
    await keyboard.press('Enter')
  }
  const type = async (target: ReturnType<Page['locator']>, text: string) => {
    await tabTo(target)
    await keyboard.type(text)
  }
  await page.goto(`${host}/en-us`)
  await press(page.locator('[data-till-product=TQ4407AB12]').first())
  const sizes = page.getByRole('dialog').getByRole('radio', { name: /^\d+(\.5)?$/ })
  await tabTo(sizes.first())
  await keyboard.press('Space')
  await press(page.getByRole('dialog').getByRole('button', { name: /^Add to bag/ }))
  await press(page.getByRole('dialog', { name: 'Your bag' }).getByRole('button', { name: 'Checkout' }))
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible()

  await type(page.getByLabel('Email', { exact: true }), 'maya.okafor@example.com')
  await type(page.getByLabel('First name'), 'Maya')
  await type(page.getByLabel('Last name'), 'Okafor')
  await type(page.getByLabel('Address', { exact: true }), '418 Alder Street')
  await type(page.getByLabel('City'), 'Portland')
  // The third state of that letter; a whole name would be two to a browser in which a key takes a second.
  await type(page.getByLabel('State'), 'ooo')
  await expect(page.getByLabel('State')).toHaveValue('OR')
  await type(page.getByLabel('ZIP code'), '97205')
  await type(page.getByLabel('Phone'), '5035550123')
  await press(page.getByRole('button', { name: 'Continue to billing' }))
  await type(page.getByLabel('Card number'), '4111111111111111')
  await type(page.getByLabel(/^Expiry/), '1230')
  await type(page.getByLabel('Security code'), '123')
  await type(page.getByLabel('Name on card'), 'Maya Okafor')
  await press(page.getByRole('button', { name: 'Review your order' }))
  await tabTo(page.getByRole('checkbox', { name: /terms/i }))
  await keyboard.press('Space')
  await press(page.getByRole('button', { name: /^Place order/ }))
  await expectConfirmation(page)
})

test('X1, X9: a field without a name and a reference across a shadow boundary in an open bag would be seen', async ({
  page,
}) => {
  await visit(page, emptyPage)
  await isRunning(page)
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<span id="outside">Outside</span>')
    const root = document.querySelector('till-mini-cart')?.shadowRoot?.querySelector('.view')
    root?.insertAdjacentHTML('beforeend', '<input aria-describedby="outside">')
  })
  expect(await strayReferences(page)).toEqual(['input[aria-describedby=outside]'])
  await expect(expectAccessible(page, 'a field without a name')).rejects.toThrow('label')
})
