import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { shop as shared } from './places'
import { shopCall } from './shop-call'
import { expectAddress } from './soon'

export const PASSWORD = 'Harbour-7'

/** Makes an account that no other test has; answers its address. */
export async function newcomer(page: Page, shop = shared, more: object = {}): Promise<string> {
  const email = `ada.${randomUUID()}@example.com`
  await shopCall(page.request, 'POST', '/consumers-v3/auth/signup', {
    shop,
    data: {
      ...{ type: 'Registered', email, password: PASSWORD, firstName: 'Ada', lastName: 'Byron' },
      ...{ codeChallenge: 'c'.repeat(43), isTermsConfirmed: true, ...more },
      recaptcha_response: shop === shared ? 'sandbox-register' : await proofOf(page, shop),
    },
  })
  return email
}

async function proofOf(page: Page, shop: string): Promise<string> {
  const { challenge } = await shopCall(page.request, 'GET', '/fapi/site/botChallenge?action=register', { shop })
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }))
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

export async function typeSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Sign in')
}

/** Signs a new account in on the way to a screen; answers its address. */
export async function asNewcomer(page: Page, path: string, shop = shared, more: object = {}): Promise<string> {
  const email = await newcomer(page, shop, more)
  await page.goto(`${shop}/en-us/sign-in?from=${encodeURIComponent(`/en-us${path}`)}`)
  await typeSignIn(page, email)
  await expectAddress(page, shop + `/en-us${path}`)
  return email
}

type Body = Readonly<Record<string, object>>

/** Changes a call on its way into one that a form which checks less would send; the service answers it. */
export async function sendInstead(
  page: Page,
  { method, path, change }: { method: string; path: RegExp; change: (body: Body) => object },
): Promise<void> {
  await page.route(
    url => url.origin === shared && path.test(url.pathname),
    route => {
      const request = route.request()
      if (request.method() !== method) return route.fallback()
      return route.continue({ postData: JSON.stringify(change(request.postDataJSON())) })
    },
  )
}

/** Lets the sandbox's time pass for what waits for one person. */
export const letTimePass = (page: Page, person: string, hours: number, shop = shared) =>
  shopCall(page.request, 'POST', '/sandbox/fulfilment/clock', { data: { hours, person }, shop })
