import { expect, test } from 'vitest'
import { $notifyEmail, notifyEmailChanged, notifyFormShown } from '../../catalogue/notify-me'
import { settingsWanted } from '../../site/settings'
import { aProfile } from '../../testing/a-profile'
import { shopAs } from '../../testing/shop-as'
import { siteSettings } from '../../testing/site-settings'
import './notify-form-knows-the-shopper'

const READ = 'GET /consumers-v3/consumer'
const member = { consumerType: 'REGISTERED', consumerNo: 'maya' } as const

async function shown(who: Parameters<typeof shopAs>[0], trust: 'first-party' | 'third-party' = 'first-party') {
  const shop = await shopAs(who, {
    [READ]: { consumerProfile: aProfile({ email: 'maya@example.com' }) },
    'GET /fapi/site/settings': siteSettings({ trust }),
  })
  await shop.press(settingsWanted)
  return shop
}

test('F9: whoever signed in on a page of the shop finds their address in the form, and keeps what they typed', async () => {
  const shop = await shown(member)
  await shop.press(notifyFormShown)
  expect(shop.see($notifyEmail)).toBe('maya@example.com')

  await shop.press(notifyEmailChanged, 'work@example.com')
  await shop.press(notifyFormShown)
  expect(shop.see($notifyEmail)).toBe('work@example.com')
  expect(shop.callsTo(READ)).toHaveLength(1)
})

test.each([
  ['of a guest', undefined, 'first-party'],
  ['on a page of another site', member, 'third-party'],
] as const)('F9: the address %s is typed, and no profile is read for it', async (_whose, who, trust) => {
  const shop = await shown(who, trust)
  await shop.press(notifyFormShown)
  expect([shop.see($notifyEmail), shop.callsTo(READ)]).toEqual(['', []])
})
