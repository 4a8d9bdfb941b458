import { expect, test } from 'vitest'
import { $words as $contactWords } from '../contact-us/contact-us.words'
import { shopFor } from '../../../core/testing/shop-for'
import { $words } from './account-overview.words'

test.each([
  ['en-US', 'Hello, Hanako', 'Hanako Sato'],
  ['ja-JP', 'Satoさん、こんにちは', 'Sato Hanako'],
])('F1: in %s the account greets, and a message is signed, as names are said there', async (locale, hello, name) => {
  const { see } = await shopFor({}, { config: { locale } })
  expect([see($words).hello('Hanako', 'Sato'), see($contactWords).fullName('Hanako', 'Sato')]).toEqual([hello, name])
})
