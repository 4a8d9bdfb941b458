import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './account'
import { expectAccessible } from './accessible'
import { shop } from './places'
import { said } from './shopper'

/** Gives the page a device that keeps passkeys, and whose owner answers it at once. */
async function haveDevice(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable', { enableUI: false })
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Whether the browser lists passkeys under the e-mail field, from the next page on; the device answers such a list, too. */
async function haveList(page: Page, isListed: boolean): Promise<void> {
  await page.evaluate(is => sessionStorage.setItem('has-list', String(is)), isListed)
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).not.toHaveURL(/account/)
}

test('A6: a passkey is added in the account, signs in without a password, is named, and removed it opens nothing', async ({
  page,
}) => {
  test.slow()
  await haveDevice(page)
  await page.addInitScript(() => {
    if (sessionStorage.getItem('has-list') === 'false')
      PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  const password = page.getByLabel('Current password', { exact: true })
  const create = page.getByRole('button', { name: 'Create the passkey' })
  await page.goto(`${shop}/en-us/account/passkeys`)
  await signInAs(page, 'member')
  await expect(page.getByText('No passkey yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name').fill('')
  await create.click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Name').fill('Test phone')
  await password.fill('not-mine')
  await create.click()
  await expect(password).toBeFocused()
  await password.fill('Till-demo-1')
  await create.click()
  await expect(said(page, 'The passkey was added')).toBeVisible()
  await expectAccessible(page, 'account/passkeys')

  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await password.fill('Till-demo-1')
  await create.click()
  await expect(said(page, 'already has a passkey')).toBeVisible()

  // The shop's own storage: signing out leads to another origin.
  await haveList(page, false)
  await signOut(page)
  await page.goto(`${shop}/en-us/sign-in?from=%2Fen-us%2Faccount%2Fpasskeys`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(`${shop}/en-us/account/passkeys`)
  await expect(page.getByText(/^Last used/)).toBeVisible()

  await page.getByRole('button', { name: 'Rename Test phone' }).click()
  await page.getByLabel('Name').fill('Old phone')
  await page.getByRole('button', { name: 'Save' }).click()
  await haveList(page, true)
  await signOut(page)

  await page.goto(`${shop}/en-us/sign-in?from=%2Fen-us%2Faccount%2Fpasskeys`)
  await page.getByRole('button', { name: 'Remove Old phone' }).click()
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click()
  await expect(page.getByText('No passkey yet.')).toBeVisible()

  await signOut(page)
  await page.goto(`${shop}/en-us/sign-in`)
  await expect(said(page, 'This passkey is not known here any more')).toBeVisible()
})

test('A6: a browser without passkeys is promised none, and its password works', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await page.goto(`${shop}/en-us/account/passkeys`)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
  await signInAs(page, 'member')
  await expect(page.getByText('This browser cannot create passkeys')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0)
})
