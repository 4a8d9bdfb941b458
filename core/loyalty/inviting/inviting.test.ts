import { expect, test } from 'vitest'
import { shopFor } from '../../testing/shop-for'
import { $invite, invitePressed } from './index'

test('A10: a member invites by a link to the sign-up that has their number', async () => {
  const shop = await shopFor({}, { config: { checkout: 'https://shop.test', locale: 'de-DE' } })
  await shop.press(invitePressed, { memberId: 'NL20448817', title: 'Northlane' })
  expect(shop.see($invite)?.url).toBe('https://shop.test/de-de/sign-up?referral=NL20448817')
})
