import { expect, test } from '@playwright/test'
import { signInAs } from './account'
import { expectAccessible } from './accessible'
import { arrive } from './filled-cart'
import { shop } from './places'
import { expectConfirmation, fillCard, maya, placeOrder, said, toBilling, typeAddress } from './shopper'

const screens = [
  '',
  '/orders',
  '/addresses',
  '/payment',
  '/loyalty',
  '/notify-me',
  '/subscriptions',
  '/profile',
  '/passkeys',
  '/data',
]

test('X1, X8: every screen of the account is for who has signed in, accessible, and has room at 320 px', async ({
  page,
}) => {
  test.slow()
  await page.goto(`${shop}/en-us/account/addresses`)
  await expect(page).toHaveURL(/\/en-us\/sign-in\?from=%2Fen-us%2Faccount%2Faddresses$/)
  await signInAs(page, 'member')
  await expect(page).toHaveURL(`${shop}/en-us/account/addresses`)
  for (const screen of screens) {
    await page.goto(`${shop}/en-us/account${screen}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [aria-busy]')).toHaveCount(0)
    await expectAccessible(page, `account${screen}`)
    await page.setViewportSize({ width: 320, height: 640 })
    const tooLong = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(tooLong, `account${screen} at 320 px`).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 720 })
  }
})

test('F1-F4: a shopper keeps an address and a gift card, says their size, and what they want to get', async ({
  page,
}) => {
  test.slow()
  await page.goto(`${shop}/en-us/account/addresses`)
  await signInAs(page, 'shopper')
  await page.getByRole('button', { name: 'Add a shipping address' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('shopper@till.test')
  await page.getByLabel('First name').fill('Nia')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Last name')).toBeFocused()
  await page.getByLabel('Last name').fill('Park')
  const street = `${Date.now() % 100_000} Main Street`
  await page.getByLabel('Address', { exact: true }).fill(street)
  await page.getByLabel('City').fill('Portland')
  await page.getByLabel('State').selectOption('OR')
  await page.getByLabel('ZIP code').fill('97205')
  await page.getByLabel('Phone', { exact: true }).fill('2125550144')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: `Remove ${street}` }).click()
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click()
  await expect(page.getByText(street)).toHaveCount(0)

  await page.goto(`${shop}/en-us/account/payment`)
  await page.getByRole('button', { name: 'Add a gift card' }).click()
  await page.getByLabel('Gift card number').fill('6006491260550227445')
  await page.getByLabel('PIN').fill('9999')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Gift card number')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('PIN').fill('1234')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Remove Gift card ending 7445' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click()
  await expect(page.getByText('No gift card yet.')).toBeVisible()

  await page.goto(`${shop}/en-us/account/profile`)
  await page.getByLabel('Shoe size').selectOption('10.5')
  await page.getByRole('button', { name: 'Save' }).last().click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Shoe size')).toHaveValue('10.5')

  await page.goto(`${shop}/en-us/account/subscriptions`)
  await expect(page.getByLabel('Email')).toHaveValue('shopper@till.test')
  await expect(page.getByLabel('Email')).not.toBeEditable()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
})

test('A13, F5: a guest keeps an order by a password, finds it in the account, saves its invoice and takes it back', async ({
  page,
}) => {
  test.slow()
  await arrive(page)
  await typeAddress(page)
  await page.getByLabel('Email', { exact: true }).fill(`kept.${Date.now()}@example.com`)
  await toBilling(page).click()
  await fillCard(page)
  await placeOrder(page)
  const number = (await expectConfirmation(page)).replace(/\D/g, '')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Keep this order' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.getByLabel('Password', { exact: true }).fill('Harbour-7x')
  await page.getByRole('button', { name: 'Keep this order' }).click()
  await expect(page).toHaveURL(`${shop}/en-us/account`)
  await expect(page.getByRole('heading', { name: `Hello, ${maya.firstName}` })).toBeVisible()
  await page.getByRole('link', { name: new RegExp(`Order ${number}`) }).click()
  await expect(page.getByRole('heading', { name: new RegExp(`Order ${number}`) })).toBeVisible()
  const [invoice] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Invoice' }).click(),
  ])
  expect(invoice.suggestedFilename()).toMatch(/\.pdf$/)
  const cancel = page.getByRole('button', { name: 'Cancel order' })
  await cancel.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(said(page, 'Nothing will be sent')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).not.toHaveURL(/account/)
})

test('F8: somebody writes to the shop by subject, and is told the number of the message', async ({ page }) => {
  await page.goto(`${shop}/en-us/help/contact-us`)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByLabel('What is it about?')).toBeFocused()
  await page.getByLabel('What is it about?').selectOption('order')
  await page.getByLabel('Subject').selectOption('where')
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByLabel('Message').fill('Where is it?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeFocused()
})
