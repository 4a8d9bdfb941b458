import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { shop } from './places'
import { shopCall } from './shop-call'

export const PASSWORD = 'Harbour-7'

/** Makes an account that no other test has; answers its address. */
export async function newcomer(page: Page): Promise<string> {
  const email = `ada.${randomUUID()}@example.com`
  await shopCall(page.request, 'POST', '/consumers-v3/auth/signup', {
    data: {
      ...{ type: 'Registered', email, password: PASSWORD, firstName: 'Ada', lastName: 'Byron' },
      ...{ codeChallenge: 'c'.repeat(43), isTermsConfirmed: true, recaptcha_response: 'sandbox-register' },
    },
  })
  return email
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

export async function typeSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Sign in')
}

/** Signs a new account in on the way to a screen; answers its address. */
export async function asNewcomer(page: Page, path: string): Promise<string> {
  const email = await newcomer(page)
  await page.goto(`${shop}/en-us/sign-in?from=${encodeURIComponent(`/en-us${path}`)}`)
  await typeSignIn(page, email)
  await expect(page).toHaveURL(shop + `/en-us${path}`)
  return email
}

/** The service itself answers the next calls of a path with a code: `times` of them, or all while none is given. */
export async function answerCode(
  page: Page,
  { method, path, code, times = 1 }: { method: string; path: RegExp; code: string; times?: number },
): Promise<void> {
  let left = times
  await page.route(
    url => url.origin === shop && path.test(url.pathname),
    route => {
      const request = route.request()
      if (request.method() !== method || left-- <= 0) return route.fallback()
      return route.continue({ headers: { ...request.headers(), 'x-mock-error': code } })
    },
  )
}

/** Lets the sandbox's time pass for one person's links and questions. */
export const letTimePass = (page: Page, person: string, hours: number) =>
  shopCall(page.request, 'POST', '/sandbox/fulfilment/clock', { data: { hours, person } })
