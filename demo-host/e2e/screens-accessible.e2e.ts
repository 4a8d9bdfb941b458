import { expect, type Locator, type Page, test } from '@playwright/test'
import { signInAs } from './account'
import { expectAccessible, strayReferences } from './accessible'
import { arrive } from './filled-cart'
import { host, shop } from './places'
import { maya, moreOf, said, toBilling } from './shopper'

const tooLong = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** X1, X8, X9: a state is accessible, in dark too, and has room at 320 px. */
async function see(page: Page, state: string): Promise<void> {
  await expectAccessible(page, `${state}, light`)
  await expect.poll(() => strayReferences(page), state).toEqual([])
  const before = page.viewportSize()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => tooLong(page), `${state}, 320 px wide`).toBeLessThanOrEqual(0)
  await expectAccessible(page, `${state}, dark, 320 px wide`)
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
}

/** X2: a dialog is opened by a key, takes the focus, is left by Escape, and gives the focus back to what opened it. */
async function seeDialog(page: Page, opener: Locator, name: string, within?: () => Promise<void>): Promise<void> {
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  await expect.poll(() => hasFocus(dialog), `${name} has the focus`).toBe(true)
  await within?.()
  await see(page, `the dialog "${name}"`)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
}

const hasFocus = (dialog: Locator) => dialog.evaluate(element => element.matches(':focus-within'))

/** X5: what has the focus shows it. */
async function expectFocusSeen(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab')
    const unseen = await page.evaluate(() => {
      let element = document.activeElement
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
      if (!element || element === document.body) return null
      // A choice is drawn by what is around its own button.
      const shown = [element, ...(element.closest('label, .cards') ? [element.closest('label') ?? element] : [])]
      const isSeen = [...shown, ...shown.flatMap(one => [...one.querySelectorAll('*')])].some(one => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
        return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
      })
      return isSeen ? null : element.outerHTML.slice(0, 200)
    })
    expect(unseen, 'what has the focus shows it').toBeNull()
  }
}

test('X1, X2, X8: the cart with its dialogs, and shipping with parcel, e-mail and pick-up, are accessible in every state', async ({
  page,
}) => {
  test.slow()
  await arrive(page, { productIds: ['TQ4407AB12', 'TQ4407AB15'] })
  await expect(page.getByText('Within minutes')).toBeVisible()
  await see(page, 'shipping with a parcel and an e-mail')
  await expectFocusSeen(page, 16)

  await page.goto(`${shop}/en-us/cart`)
  const change = page.getByRole('button', { name: 'Change how you get Meridian 2' })
  await moreOf(page).press('Enter')
  await expect(change).toBeVisible()
  await see(page, 'cart')
  await expectFocusSeen(page, 16)
  await seeDialog(page, page.getByRole('button', { name: 'Add gift option to Meridian 2' }), 'Gift option')
  await seeDialog(page, change, 'How would you like to get it?')

  await page.goto(`${shop}/en-us/checkout/shipping`)
  await page.getByRole('radio', { name: 'Pick up in store' }).focus()
  await page.keyboard.press('Space')
  const picker = page.getByRole('dialog', { name: 'Where to pick up' })
  await expect(picker.getByRole('button', { name: 'Pick up here: Northlane Portland' })).toBeVisible()
  await see(page, 'the search for a store')
  await picker.getByLabel('City, postal code or store').fill('Nowhere at all')
  await page.keyboard.press('Enter')
  await expect(picker.getByText('We found no place by that name')).toBeVisible()
  await see(page, 'the search for a store that finds none')
  await picker.getByRole('button', { name: 'Use my location' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Use your location?' })).toBeVisible()
  await see(page, 'the question for the location')
  await page.getByRole('button', { name: 'Search by place instead' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Use your location?' })).toHaveCount(0)
  await picker.getByLabel('City, postal code or store').fill('Portland')
  await page.keyboard.press('Enter')
  await picker.getByRole('button', { name: 'Pick up here: Northlane Portland' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Pick-up' })).toBeVisible()
  await expect(picker).toHaveCount(0)
  await see(page, 'shipping with a pick-up')
  await toBilling(page).press('Enter')
  await expect(page.getByRole('alert').getByText('First name')).toBeVisible()
  await see(page, 'shipping with a pick-up that lacks who comes')
})

test('X1, X2, X8: the contact for a gift card by mail, and every way to pay with its dialogs, are accessible', async ({
  page,
}) => {
  test.slow()
  await arrive(page, { productId: 'TQ4407AB15' })
  await expect(page.getByText('Within minutes')).toBeVisible()
  await toBilling(page).press('Enter')
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await see(page, 'a contact with errors')
  await page.getByLabel('Email', { exact: true }).fill(maya.email)
  await page.getByLabel('First name').fill(maya.firstName)
  await page.getByLabel('Last name').fill(maya.lastName)
  await page.getByLabel('Phone').fill(maya.phone)
  await toBilling(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible()
  await page.getByRole('button', { name: 'Add a gift card' }).press('Enter')
  await expect(page.getByLabel('Gift card number')).toBeFocused()
  await see(page, 'billing with an address of its own and the form of a gift card')
  await expectFocusSeen(page, 16)
  await page.getByRole('radio', { name: /^Card/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked()
  await see(page, 'billing with PayPal')
  await page.getByRole('radio', { name: 'PayPal' }).press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Klarna' })).toBeChecked()
  await seeDialog(page, page.getByRole('button', { name: 'How it works' }), 'Pay later with Klarna')
  await see(page, 'billing with Klarna')
})

test('X1, X2, X8: signing in, saved cards, favourites, order look-up and what went wrong are accessible', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.goto(`${shop}/en-us/sign-in`)
  await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  await see(page, 'signing in with errors')
  await page.goto(`${shop}/en-us/order`)
  await expect(page.getByLabel('Order number')).toHaveAttribute('enterkeyhint', 'next')
  await expect(page.getByLabel('Email')).toHaveAttribute('enterkeyhint', 'search')
  await page.getByLabel('Order number').fill('12345678')
  await page.getByLabel('Email').fill(maya.email)
  await page.getByRole('button', { name: 'Look up' }).press('Enter')
  await expect(said(page, 'We found no order')).toBeVisible()
  await see(page, 'a look-up that finds nothing')
  await page.goto(`${shop}/en-us/nowhere`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await see(page, 'no such page')
  await page.goto(`${shop}/en-us/favorites`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await see(page, 'favourites without any')

  await page.goto(`${host}/en-us`)
  await page.getByRole('button', { name: 'Add Meridian 3 to favorites' }).first().click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('till:pk_demo:favorites'))).not.toBeNull()
  await page.goto(`${shop}/en-us/favorites`)
  await expect(page.getByRole('main').getByText('Meridian 3').first()).toBeVisible()
  await see(page, 'favourites')

  await page.route('**/cart/v1/**', route => route.abort())
  await page.goto(`${shop}/en-us/checkout#handoff=lost`)
  await expect(page.getByRole('heading', { name: 'Your bag could not be transferred' })).toBeVisible()
  await see(page, 'a bag that did not come along')

  const member = await (await browser.newContext()).newPage()
  await arrive(member)
  await member.getByRole('link', { name: 'Sign in' }).press('Enter')
  await signInAs(member, 'shopper')
  await expect(member).toHaveURL(`${shop}/en-us/checkout/summary`)
  await see(member, 'express checkout')
  await member.getByRole('link', { name: 'Edit Payment' }).press('Enter')
  await member.getByRole('button', { name: 'Use another card' }).press('Enter')
  await expect(member.getByRole('group', { name: 'Your cards' })).toBeVisible()
  await see(member, 'saved cards')
  await expectFocusSeen(member, 12)
  await member.context().close()
})

test('X1, X8: the steps of enrolment and the associate’s choice are accessible', async ({ page }) => {
  test.slow()
  const at = async (title: string | RegExp) => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await see(page, String(title))
  }
  const go = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
  await page.goto(`${shop}/en-us/enrolment`)
  await at('Sign in or create an account')
  await page.getByLabel('Email').fill('shopper@till.test')
  await go('Continue')
  await at('Sign in')
  await page.getByLabel('Email').fill('joining@till.test')
  await page.getByLabel('Password', { exact: true }).fill('Till-demo-1')
  await go('Sign in')
  await expect(page.getByRole('banner')).toContainText('June')
  await page.goto(`${shop}/en-us/enrolment`)
  await at('About you')
  await go('Skip')
  await at('What do you like?')
  await go('Skip')
  await at('All done')

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${shop}/en-us/associate-login`)
  await at('Store associate sign-in')
  await signInAs(page, 'clerk')
  await at('Where are you selling?')
})

test('X5, X8: what shows no focus, and what is too wide for a telephone, would be seen', async ({ page }) => {
  await page.goto(`${shop}/en-us/sign-in`)
  await expect(page.getByLabel('Email')).toBeVisible()
  const dress = (rule: string) =>
    page.evaluate(rule => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rule)
      document.adoptedStyleSheets.push(sheet)
    }, rule)
  await dress('main * { outline: none !important; box-shadow: none !important }')
  await expect(expectFocusSeen(page, 8)).rejects.toThrow('what has the focus shows it')
  await dress('main { min-inline-size: 400px }')
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => tooLong(page)).toBeGreaterThan(0)
})
