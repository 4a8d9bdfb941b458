import '../../wiring/profile/typed-address-is-saved'
import { describe, expect, test } from 'vitest'
import { savedAddressForms } from '../../delivery/saved-address'
import { tokenForgotten } from '../../http/token'
import { signedOut } from '../../session/signing'
import { rules } from '../../testing/a-form'
import { aProfile } from '../../testing/a-profile'
import { type Shop, shopFor } from '../../testing/shop-for'
import { $profile, profileWanted } from '../index'
import { $edit, addPressed, addressesShown, editLeft } from './index'

const us = { code: 'US', name: 'United States', dialCode: '1', mask: null, shipping: true }

/** A shopper whose session ends while they type an address; the next to sign in may be somebody else. */
async function interrupted(next = aProfile()): Promise<Shop> {
  const people = [aProfile(), next]
  const shop = await shopFor({
    'GET /consumers-v3/consumer': () => ({ consumerProfile: people.length > 1 ? people.shift() : next }),
    'GET /utilities/countryList': { countries: [us] },
    'GET /consumers-v3/utilities/countryList': { countries: [us] },
    'GET /utilities/i18n/:countryCode': { countryCode: 'US', shipping: rules.US, billing: rules.US },
  })
  await shop.press(profileWanted)
  await shop.press(addPressed, 'S')
  await shop.press(savedAddressForms.S.fieldChanged, { name: 'city', value: 'Salem' })
  await shop.press(tokenForgotten)
  expect([shop.see($edit), shop.see($profile)]).toEqual([null, null])
  return shop
}

const seen = (shop: Shop) => [shop.see($edit)?.kind, shop.see(savedAddressForms.S.$values)['city']]

describe('F2: an address that is being typed when the session ends', () => {
  test('is there again when its shopper has signed in once more, until it is left', async () => {
    const shop = await interrupted()
    await shop.press(addressesShown)
    expect(seen(shop)).toEqual(['S', 'Salem'])
    await shop.press(editLeft)
    await shop.press(addressesShown)
    expect(shop.see($edit)).toBeNull()
    await shop.press(addPressed, 'S')
    expect(seen(shop)).toEqual(['S', undefined])
  })

  test('is not there for somebody else', async () => {
    const shop = await interrupted(aProfile({ email: 'nia@example.com' }))
    await shop.press(addressesShown)
    expect(shop.see($edit)).toBeNull()
    await shop.press(addPressed, 'S')
    expect(seen(shop)).toEqual(['S', undefined])
  })

  test('is gone where its shopper has signed out', async () => {
    const shop = await interrupted()
    await shop.press(signedOut)
    await shop.press(addressesShown)
    expect(seen(shop)).toEqual([undefined, undefined])
  })
})
