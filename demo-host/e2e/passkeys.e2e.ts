import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { signInAs } from './account'
import { expectAccessible } from './accessible'
import { shop } from './places'
import { said } from './shopper'

/** A device of the browser's own that keeps passkeys and says at once that it is its owner. */
async function haveAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

test('A6: a passkey is added in the account, signs in without a password, is named, and removed it opens nothing', async ({
  page,
}) => {
  test.slow()
  const { cdp, authenticatorId } = await haveAuthenticator(page)
  // The list under the e-mail field would answer at once: only what is pressed is to.
  const present = (enabled: boolean) =>
    cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  await page.goto(`${shop}/en-us/account/passkeys`)
  await signInAs(page, 'member')
  await expect(page.getByText('No passkey yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name').fill('')
  await page.getByRole('button', { name: 'Create the passkey' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Name').fill('Test phone')
  await page.getByLabel('Password', { exact: true }).fill('not-mine')
  await page.getByRole('button', { name: 'Create the passkey' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.getByLabel('Password', { exact: true }).fill('Till-demo-1')
  await page.getByRole('button', { name: 'Create the passkey' }).click()
  await expect(said(page, 'The passkey was added')).toBeVisible()
  await expectAccessible(page, 'account/passkeys')

  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Password', { exact: true }).fill('Till-demo-1')
  await page.getByRole('button', { name: 'Create the passkey' }).click()
  await expect(said(page, 'already has a passkey')).toBeVisible()

  await present(false)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).not.toHaveURL(/account/)
  await page.goto(`${shop}/en-us/sign-in?from=%2Fen-us%2Faccount%2Fpasskeys`)
  await present(true)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(`${shop}/en-us/account/passkeys`)
  await expect(page.getByText(/^Last used/)).toBeVisible()

  await page.getByRole('button', { name: 'Rename Test phone' }).click()
  await page.getByLabel('Name').fill('Old phone')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Remove Old phone' }).click()
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click()
  await expect(page.getByText('No passkey yet.')).toBeVisible()

  await present(false)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).not.toHaveURL(/account/)
  await page.goto(`${shop}/en-us/sign-in`)
  await present(true)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(said(page, 'This passkey could not be used')).toBeVisible()
})

test('A6: a browser without passkeys is promised none, and its password works', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await page.goto(`${shop}/en-us/account/passkeys`)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
  await signInAs(page, 'member')
  await expect(page.getByText('This browser cannot make passkeys')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0)
})
