import { expect, type Locator, type Page, test } from '@playwright/test'
import { accountSeen, type MetCode } from '../codes/account-seen'
import { wordsOf } from '../codes/page'
import { actions } from './account-actions'

// Row E3: each code of an account, brought about by its cause and read where `demo-host/codes/account-seen.ts` says.

/** The field that a code is about. */
const fieldOf: Partial<Record<MetCode, (page: Page) => Locator>> = {
  AUT442: page => page.getByLabel('Phone'),
  AUT451: page => page.getByLabel('New password', { exact: true }),
  AUT453: page => page.getByLabel('Email', { exact: true }),
  PRO410: page => page.getByLabel('Birth date'),
  PRO411: page => page.getByLabel('Geburtsdatum'),
  PRO412: page => page.getByLabel('Phone'),
  FE340: page => page.getByLabel('Repeat new password', { exact: true }),
  FE872: page => page.getByLabel('Password', { exact: true }),
  CCN404: page => page.getByLabel('Customer’s email'),
}

/** The words of a field, where its form has better ones than the catalogue. */
const saysOf: Partial<Record<MetCode, string>> = {
  AUT453: 'Enter an email such as name@example.com',
  PRO410: 'You must be at least 13 years old to have an account',
  PRO411: 'Dieses Feld ist erforderlich',
  PRO412: 'Check this field',
  FE872: 'The password must meet all of these rules',
}

/** The title of a screen. */
const titleOf: Partial<Record<MetCode, string>> = {
  AUT402: 'This link has expired',
  AUT404: 'You are signed out',
}

/** The way on that is beside the words. */
const wayOnOf: Partial<Record<MetCode, string>> = {
  AUT423: 'Forgot your password?',
  AUT426: 'Forgot your password?',
  AUT441: 'Contact us',
  AUT402: 'Request a new link',
  AUT404: 'Sign in',
}

const readIn = {
  field: async (page: Page, code: MetCode) => {
    const field = fieldOf[code]?.(page) ?? page.locator('body')
    await expect(field).toHaveAccessibleDescription(
      new RegExp(escaped((saysOf[code] ?? wordsOf(code)).replace(/\.$/, ''))),
    )
    await expect(field).toBeFocused()
  },
  notice: (page: Page, code: MetCode) =>
    expect(page.locator('.notice, .state').filter({ hasText: wordsOf(code) })).toBeVisible(),
  item: (page: Page, code: MetCode) => expect(page.locator('.inline').filter({ hasText: wordsOf(code) })).toBeVisible(),
  toast: (page: Page, code: MetCode) => expect(page.locator('.toast').filter({ hasText: wordsOf(code) })).toBeVisible(),
  screen: (page: Page, code: MetCode) =>
    expect(page.getByRole('heading', { name: titleOf[code] ?? code })).toBeVisible(),
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

for (const [code, [action, place]] of Object.entries(accountSeen) as [MetCode, (typeof accountSeen)[MetCode]][]) {
  test(`E3: ${code}: a shopper ${action}`, async ({ page }) => {
    if (code === 'AUT463') test.setTimeout(180_000)
    await actions[code](page)
    await readIn[place](page, code)
    const wayOn = wayOnOf[code]
    if (wayOn) await expect(page.getByRole('main').getByRole('link', { name: wayOn }).first()).toBeVisible()
  })
}
