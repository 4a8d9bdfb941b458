import type { CDPSession, Page, Request } from '@playwright/test'
import { expect } from '@playwright/test'
import type { MetCode } from '../codes/account-seen'
import { linkMailedTo } from './mailbox'
import { asNewcomer, letTimePass, newcomer, PASSWORD, press, sendInstead, typeSignIn } from './newcomer'
import { shop } from './places'

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

/** Signs up by a form that checks less than the service, or is another country's. */
async function signUp(page: Page, instead: object, locale?: string): Promise<void> {
  const call = { method: 'POST', path: /\/auth\/signup$/ }
  await sendInstead(page, { ...call, change: body => ({ ...body, ...instead }), ...(locale ? { locale } : {}) })
  await page.goto(`${shop}/en-us/sign-up`)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Email', { exact: true }).fill(`ada.${crypto.randomUUID()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('I agree to the terms').check()
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

async function addPasskeys(page: Page, count: number): Promise<string> {
  const email = await asNewcomer(page, '/account/passkeys')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable', { enableUI: false })
  let device: string | null = null
  for (let turn = 1; turn <= count; turn += 1) {
    device = await haveDevice(cdp, device)
    await press(page, 'Add a passkey')
    await page.getByRole('textbox', { name: 'Name' }).fill(`Device ${turn}`)
    await page.getByLabel('Current password', { exact: true }).fill(PASSWORD)
    await press(page, 'Create the passkey')
    if (turn < count) await expect(page.getByText(`Device ${turn}`, { exact: true })).toBeVisible()
  }
  return email
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
  AUT403: async page => {
    const email = await newcomer(page)
    await page.route('**/consumers-v3/auth/signin*', route => {
      if (route.request().method() !== 'POST') return route.fallback()
      return route.continue({
        postData: JSON.stringify({ ...route.request().postDataJSON(), recaptcha_response: 'refuse' }),
      })
    })
    await atSignIn(page)
    await typeSignIn(page, email)
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
  PRO415: async page => {
    await asNewcomer(page, '/account/password')
    const path = /\/changepassword$/
    await sendInstead(page, { method: 'POST', path, change: body => ({ ...body, newPassword: 'harbour-8' }) })
    await changePassword(page, 'Harbour-8')
  },
  FE340: async page => {
    await asNewcomer(page, '/account/password')
    await changePassword(page, 'Harbour-8', 'Harbour-9')
  },
  FE872: page => signUp(page, { password: 'Abc-1' }),
  AUT453: page => signUp(page, { email: 'ada@example' }),
  PRO410: page => signUp(page, { birthDate: `${new Date().getUTCFullYear() - 10}-06-01` }),
  PRO411: page => signUp(page, {}, 'fr-FR'),
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
