import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { shopCall } from './shop-call'
import { expectSeen } from './soon'

export const PASSWORD = 'Harbour-7'
export const planted = { firstName: 'Philippa', lastName: 'Featherstone' }

/** An account of its own, made without this browser; a whole one lacks nothing that it would be asked for, a member's address is not confirmed yet. */
export async function newAccount(page: Page, { isWhole = false, isMember = false } = {}): Promise<{ email: string }> {
  const email = `pip.${randomUUID()}@example.com`
  await shopCall(page.request, 'POST', '/consumers-v3/auth/signup', {
    data: {
      ...(isWhole
        ? { phone: `503${randomInt(2_000_000, 9_999_999)}`, postalCode: '97205', birthDate: '1990-05-14' }
        : {}),
      ...(isMember ? { enrollments: [{ type: 'Loyalty', optin: true, channel: 'web' }] } : {}),
      ...{ type: 'Registered', email, password: PASSWORD, ...planted },
      ...{ codeChallenge: 'c'.repeat(43), isTermsConfirmed: true, recaptcha_response: 'sandbox-register' },
    },
  })
  return { email }
}

/** Signs in in the shop's window, up to its question. */
export async function signInThere(window: Page, email: string, password = PASSWORD): Promise<void> {
  await expectSeen(window.getByRole('heading', { name: 'Sign in' }))
  await window.getByLabel('Email').fill(email)
  await window.getByLabel('Password', { exact: true }).fill(password)
  await window.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectSeen(window.getByRole('heading', { name: 'Use your bag on' }))
}
