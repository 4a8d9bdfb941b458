import { expect, test } from 'vitest'
import { accountMail } from './account-mail'

const configuration = { shopOrigin: 'https://shop.example' } as Parameters<typeof accountMail>[1]
const to = { to: 'maya@example.com', locale: 'de-DE', firstName: 'Maya', lastName: 'Okafor' }

test.each(['password-changed', 'data-downloaded'] as const)(
  'A6: the mail %s leads whoever did not do that to a new password',
  kind => {
    expect(accountMail({ kind, ...to }, configuration).content.action).toEqual({
      label: 'Passwort wählen',
      href: 'https://shop.example/de-de/forgot-password',
    })
  },
)
