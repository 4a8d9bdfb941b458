import type { CDPSession, Page, Request } from '@playwright/test'
import { expect } from '@playwright/test'
import type { MetCode } from '../codes/account-seen'
import { linkMailedTo } from './mailbox'
import { signInThere } from './new-account'
import { asNewcomer, letTimePass, newcomer, PASSWORD, press, typeSignIn } from './newcomer'
import { shop, stranger } from './places'
import { scriptTag, visit } from './stranger-page'

/** Brings a code about, as a shopper meets it. */
export type Bring = (page: Page) => Promise<unknown>

const atSignIn = (page: Page) => page.goto(`${shop}/en-us/sign-in`)

async function guessWrong(page: Page, times: number): Promise<void> {
  const email = await newcomer(page)
  await atSignIn(page)
  for (let turn = 0; turn < times; turn += 1) {
    const answered = page.waitForResponse(isSignIn)
    await typeSignIn(page, email, `wrong-${turn}`)
    await answered
  }
}

const isSignIn = (response: { request(): Request }) =>
  response.request().method() === 'POST' && response.request().url().includes('/auth/signin')

async function fillSignUp(page: Page): Promise<void> {
  await page.goto(`${shop}/en-us/sign-up`)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Email', { exact: true }).fill(`ada.${crypto.randomUUID()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('I agree to the terms').check()
}

async function signUpWith(page: Page, label: string, text: string): Promise<void> {
  await page
    .getByLabel(new RegExp(`^${label}`))
    .first()
    .fill(text)
  await press(page, 'Create account')
}

/** Gives the page a new device that keeps passkeys; the one before is gone. */
async function haveDevice(cdp: CDPSession, before: string | null): Promise<string> {
  if (before) await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: before })
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return authenticatorId
}

const askDevice = async (page: Page): Promise<CDPSession> => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable', { enableUI: false })
  return cdp
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await press(page, 'Add a passkey')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await press(page, 'Create the passkey')
}

const isAdded = (page: Page, name: string) => expect(page.getByText(name, { exact: true })).toBeVisible()

async function addPasskeys(page: Page, count: number): Promise<string> {
  const email = await asNewcomer(page, '/account/passkeys')
  const cdp = await askDevice(page)
  let device: string | null = null
  for (let turn = 1; turn <= count; turn += 1) {
    device = await haveDevice(cdp, device)
    await addPasskey(page, `Device ${turn}`)
    if (turn < count) await isAdded(page, `Device ${turn}`)
  }
  return email
}

async function signOut(page: Page): Promise<void> {
  await press(page, 'Sign out')
  await expect(page).not.toHaveURL(/account/)
}

/** The codes of signing in and up, of passwords and of passkeys. */
export const signInActions = {
  AUT437: async page => {
    const email = await newcomer(page)
    await page.goto(`${shop}/en-us/associate-login`)
    await typeSignIn(page, email)
  },
  AUT426: page => guessWrong(page, 4),
  AUT423: page => guessWrong(page, 5),
  AUT441: async page => {
    await atSignIn(page)
    await typeSignIn(page, 'closed@till.test', 'Till-demo-1')
  },
  AUT432: async page => {
    const email = await newcomer(page)
    await page.route('**/token/v2/auth/token*', async route => {
      const request = route.request()
      if (request.method() !== 'POST' || request.postDataJSON().type !== 'Registered') return route.fallback()
      const headers = { ...request.headers(), 'x-transaction-id': crypto.randomUUID() }
      await page.request.post(request.url(), { headers, data: request.postDataJSON() })
      await route.continue()
    })
    await atSignIn(page)
    await typeSignIn(page, email)
  },
  AUT402: async page => {
    const email = await newcomer(page)
    await page.goto(`${shop}/en-us/forgot-password`)
    await page.getByLabel('Email').fill(email)
    await press(page, 'Send the link')
    const link = await linkMailedTo(page.request, email, /password/i)
    await letTimePass(page, email, 1)
    await page.goto(link)
  },
  AUT451: async page => {
    await asNewcomer(page, '/account/password')
    await changePassword(page, PASSWORD)
  },
  FE340: async page => {
    await asNewcomer(page, '/account/password')
    await changePassword(page, 'Harbour-8', 'Harbour-9')
  },
  FE872: async page => {
    await fillSignUp(page)
    await signUpWith(page, 'Password', 'Abc-1')
  },
  AUT453: async page => {
    await fillSignUp(page)
    await signUpWith(page, 'Email', `ada.${crypto.randomUUID()}@example-.com`)
  },
  PRO410: async page => {
    const time = page.waitForResponse(/\/server\/time/)
    await fillSignUp(page)
    await time
    const year = new Date().getUTCFullYear()
    await page.clock.setFixedTime(new Date().setUTCFullYear(year + 2))
    await signUpWith(page, 'Birth date', `${year - 12}-01-01`)
  },
  AUT438: async page => {
    const email = await newcomer(page)
    const address = `${stranger}/of-a-stranger`
    const tag = scriptTag({ key: 'pk_partner' })
    await visit(page, `<!doctype html><html lang="en"><head>${tag}</head><till-sign-in></till-sign-in></html>`, {
      address,
    })
    await page.evaluate(() => {
      window.open = () => null
    })
    await press(page, 'Sign in')
    await press(page, 'Open the sign-in window')
    await signInThere(page, email)
    await page.route(address, async route => {
      await letTimePass(page, email, 1)
      await route.fallback()
    })
    await press(page, 'Use my bag there')
    await expect(page).toHaveURL(address)
  },
  AUT460: async page => {
    await asNewcomer(page, '/account/passkeys')
    const cdp = await askDevice(page)
    const authenticatorId = await haveDevice(cdp, null)
    await addPasskey(page, 'Phone')
    await isAdded(page, 'Phone')
    const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
    await signOut(page)
    await page.goto(`${shop}/en-us/sign-in?from=%2Fen-us%2Faccount%2Fpasskeys`)
    await isAdded(page, 'Phone')
    await signOut(page)
    const copying = await haveDevice(cdp, authenticatorId)
    for (const credential of credentials)
      await cdp.send('WebAuthn.addCredential', { authenticatorId: copying, credential })
    await atSignIn(page)
  },
  AUT461: async page => {
    let email = ''
    await page.route('**/consumers-v3/consumer/passkeys?*', async route => {
      if (route.request().method() === 'POST') await letTimePass(page, email, 1)
      await route.fallback()
    })
    page.on('request', request => {
      if (isSignIn({ request: () => request })) email = request.postDataJSON().username
    })
    await addPasskeys(page, 1)
  },
  AUT463: page => addPasskeys(page, 21),
  AUT464: async page => {
    await addPasskeys(page, 2)
    await page.reload()
    const other = await page.context().newPage()
    await other.goto(`${shop}/en-us/account/passkeys`)
    await press(other, 'Remove Device 1')
    await other.getByRole('button', { name: 'Remove', exact: true }).last().click()
    await expect(other.getByText('Device 1', { exact: true })).toHaveCount(0)
    await other.close()
    await press(page, 'Rename Device 1')
    await page.getByRole('textbox', { name: 'Name' }).fill('Phone')
    await press(page, 'Save')
  },
} as const satisfies Partial<Record<MetCode, Bring>>

async function changePassword(page: Page, to: string, repeated = to): Promise<void> {
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('New password', { exact: true }).fill(to)
  await page.getByLabel('Repeat new password', { exact: true }).fill(repeated)
  await press(page, 'Change the password')
}
