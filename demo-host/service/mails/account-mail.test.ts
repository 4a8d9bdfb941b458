import { expect, test } from 'vitest'
import { accountMail } from './account-mail'

const configuration = { shopOrigin: 'https://shop.example' } as Parameters<typeof accountMail>[1]
const to = { to: 'maya@example.com', locale: 'de-DE', firstName: 'Maya', lastName: 'Okafor' }

test.each([
  { kind: 'password-changed' },
  { kind: 'data-downloaded' },
  { kind: 'passkey-added', name: 'Laptop' },
] as const)('A6: the mail $kind leads whoever did not do that to a new password', about => {
  expect(accountMail({ ...about, ...to }, configuration).content.action).toEqual({
    label: 'Passwort wählen',
    href: 'https://shop.example/de-de/forgot-password',
  })
})
