import { expect, test } from 'vitest'
import { email as formProblem } from '../../core/validate/email'
import { emailProblem } from './email-problem'

test.each([
  'ada@example.com',
  ' ada+till@mail.example.co.uk ',
  'ada.@docomo.ne.jp',
  'ada@münchen.de',
  'ada@例え.jp',
  "o'hara_1@x-y.org",
])('E3: %s is an e-mail address', address => {
  expect([formProblem(address), emailProblem(address)]).toEqual([null, null])
})

test.each([
  ['a name that ends with a hyphen', 'ada@example-.com'],
  ['a name that begins with one', 'ada@-example.com'],
  ['a name with an underscore', 'ada@our_shop.com'],
  ['a number in place of a name', 'ada@192.168.10.10'],
  ['more before the sign than mail servers take', `${'a'.repeat(65)}@example.com`],
  ['a name of more than 63 letters', `a@${'b'.repeat(64)}.com`],
])('E3: an address with %s passes the form and is refused: no mail server takes it', (_what, address) => {
  expect([formProblem(address), emailProblem(address)]).toEqual([null, 'email'])
})

test('E3: what the form refuses is refused as there', () => {
  for (const address of ['', 'ada@example', 'ada@example..com', `${'a'.repeat(90)}@example.com`])
    expect(emailProblem(address)).toBe(formProblem(address))
})
