import '../../wiring/profile/typed-address-is-saved'
import { describe, expect, test } from 'vitest'
import { savedAddressForms } from '../../delivery/saved-address'
import { rules } from '../../testing/a-form'
import { aProfile, anAddressOf } from '../../testing/a-profile'
import { refuse, shopFor } from '../../testing/shop-for'
import { $profile, profileWanted } from '../index'
import {
  $addresses,
  $addressError,
  $addressListError,
  $edit,
  addPressed,
  addressesShown,
  editLeft,
  editPressed,
  mainChanged,
  makeMainPressed,
  removePressed,
} from './index'

const read = 'GET /consumers-v3/consumer'
const add = 'POST /consumers-v3/consumer/address'
const change = 'PUT /consumers-v3/consumer/address/:addressId'
const remove = 'DELETE /consumers-v3/consumer/address/:addressId'

const home = anAddressOf('home', { main: true })
const work = anAddressOf('work', { addressLine1: '77 Harbor Way' })
const profile = (...address: (typeof home)[]) => ({ consumerProfile: aProfile({ address }) })

async function atAddresses(answers: Record<string, unknown> = {}) {
  const shop = await shopFor({
    [read]: profile(work, home),
    'GET /utilities/countryList': {
      countries: [{ code: 'US', name: 'United States', dialCode: '1', mask: null, shipping: true }],
    },
    'GET /consumers-v3/utilities/countryList': {
      countries: [{ code: 'US', name: 'United States', dialCode: '1', mask: null, shipping: true }],
    },
    'GET /utilities/i18n/:countryCode': { countryCode: 'US', shipping: rules.US, billing: rules.US },
    ...answers,
  })
  await shop.press(profileWanted)
  return shop
}

const typed = {
  firstName: 'Nia',
  lastName: 'Park',
  addressLine1: '1 Main Street',
  city: 'Portland',
  postalCode: '97205',
}

type Shop = Awaited<ReturnType<typeof atAddresses>>

async function typeAddress(shop: Shop, more: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ ...typed, province: 'OR', ...more }))
    await shop.press(savedAddressForms.S.fieldChanged, { name, value })
  await shop.press(savedAddressForms.S.checkRequested)
}

describe('the addresses of the account', () => {
  test('F2: stand with the main ones first', async () => {
    const shop = await atAddresses()
    expect(shop.see($addresses)?.map(({ id }) => id)).toEqual(['home', 'work'])
  })

  test('F2: are read again when they are shown, so that what another page has changed is not written over', async () => {
    const moved = { ...work, addressLine1: '9 Pier Road' }
    const answers = [profile(work, home), profile(moved, home)]
    const shop = await atAddresses({
      [read]: () => answers.shift(),
      [change]: { addressId: 'work', ...profile(moved, home) },
    })
    await shop.press(addressesShown)
    await shop.press(makeMainPressed, 'work')
    expect(shop.callsTo(change)[0]?.body).toMatchObject({ main: true, addressLine1: '9 Pier Road' })
  })

  test('F2: a new one is typed by the rules of its country, with the shopper’s own e-mail address, and closes its form', async () => {
    const shop = await atAddresses({ [add]: { addressId: 'new', ...profile(home, work, anAddressOf('new')) } })
    await shop.press(addPressed, 'S')
    expect(shop.see($edit)).toEqual({ kind: 'S', address: null })
    await typeAddress(shop, { postalCode: 'x' })
    expect(shop.callsTo(add)).toHaveLength(0)
    expect(shop.see(savedAddressForms.S.$problems)).toEqual({ postalCode: 'pattern' })
    await shop.press(mainChanged, true)
    await typeAddress(shop)
    expect(shop.callsTo(add)[0]?.body).toMatchObject({
      approachType: 'S',
      main: true,
      addressLine1: '1 Main Street',
      email: 'maya@example.com',
      countryCode: 'US',
    })
    expect(shop.see($edit)).toBeNull()
    expect(shop.see($addresses)).toHaveLength(3)
  })

  test.each([
    ['saved', { status: 200, body: JSON.stringify({ addressId: 'new', ...profile(home) }) }],
    ['refused', refuse(400, 'CHK380', { fields: [{ name: 'postalCode', code: 'CHK380' }] })],
  ])('F2: an address that is %s after its form was left says nothing in the next form', async (_what, said) => {
    let answer: (said: unknown) => void = () => {}
    const shop = await atAddresses({
      [add]: () =>
        new Promise(resolve => {
          answer = resolve
        }),
    })
    await shop.press(addPressed, 'S')
    const saved = typeAddress(shop)
    await expect.poll(() => shop.callsTo(add).length).toBe(1)
    const left = Promise.all([shop.press(editLeft), shop.press(addPressed, 'S')])
    const typed = shop.press(savedAddressForms.S.fieldChanged, { name: 'city', value: 'Salem' })
    answer(said)
    await Promise.all([saved, left, typed])
    expect([shop.see($edit), shop.see($addressError)]).toEqual([{ kind: 'S', address: null }, null])
    expect([shop.see(savedAddressForms.S.$values)['city'], shop.see(savedAddressForms.S.$problems)]).toEqual([
      'Salem',
      {},
    ])
  })

  test('F2: a form that was refused opens again without an attempt', async () => {
    const shop = await atAddresses()
    await shop.press(addPressed, 'S')
    await typeAddress(shop, { postalCode: 'x' })
    expect(shop.see(savedAddressForms.S.$attempt)).toBe(1)
    await shop.press(editLeft)
    await shop.press(addPressed, 'S')
    expect(shop.see(savedAddressForms.S.$attempt)).toBe(0)
  })

  test('F2: what the service refuses is at its field, and the form stays', async () => {
    const shop = await atAddresses({
      [add]: refuse(400, 'CHK380', { fields: [{ name: 'postalCode', code: 'CHK380' }] }),
    })
    await shop.press(addPressed, 'S')
    await typeAddress(shop)
    expect(shop.see(savedAddressForms.S.$problems)).toEqual({ postalCode: 'CHK380' })
    expect(shop.see($addressError)).toMatchObject({ code: 'CHK380' })
    expect(shop.see($edit)).not.toBeNull()
  })

  test('F2: one that is changed fills its form, and leaving the form sends nothing', async () => {
    const shop = await atAddresses()
    await shop.press(editPressed, 'work')
    expect(shop.see(savedAddressForms.S.$values)).toMatchObject({ addressLine1: '77 Harbor Way' })
    await shop.press(editLeft)
    expect(shop.see($edit)).toBeNull()
    await shop.press(addPressed, 'S')
    expect(shop.see(savedAddressForms.S.$values)['addressLine1']).toBeUndefined()
    expect(shop.callsTo(change)).toHaveLength(0)
  })

  test('F2: one that was deleted is gone from the profile once the service has said so', async () => {
    const shop = await atAddresses({ [remove]: profile(home) })
    await shop.press(removePressed, 'work')
    expect(shop.see($profile)?.consumerDetails.address.map(({ id }) => id)).toEqual(['home'])
    expect(shop.see($addresses)).toHaveLength(1)
  })

  test('F2: one becomes the main one, and one goes; why it could not is shown', async () => {
    const shop = await atAddresses({
      [change]: { addressId: 'work', ...profile({ ...home, main: false }, { ...work, main: true }) },
      [remove]: refuse(400, 'PRO414'),
    })
    await shop.press(makeMainPressed, 'work')
    expect(shop.callsTo(change)[0]?.body).toMatchObject({
      main: true,
      approachType: 'S',
      addressLine1: '77 Harbor Way',
    })
    expect(shop.see($addresses)?.map(({ id }) => id)).toEqual(['work', 'home'])
    await shop.press(removePressed, 'home')
    expect(shop.see($addressListError)).toMatchObject({ id: 'home', error: { code: 'PRO414' } })
    expect(shop.see($profile)?.consumerDetails.address).toHaveLength(2)
  })

  test.each([
    ['deleted', async (shop: Shop) => shop.press(removePressed, 'work')],
    ['made the main one', async (shop: Shop) => shop.press(makeMainPressed, 'work')],
    [
      'changed',
      async (shop: Shop) => {
        await shop.press(editPressed, 'work')
        await typeAddress(shop, { email: 'maya@example.com' })
      },
    ],
  ])('F2: one that is gone elsewhere goes here too once it is %s, with the reason', async (_what, act) => {
    const answers = [profile(work, home), profile(home)]
    const gone = refuse(404, 'CCA401')
    const shop = await atAddresses({ [read]: () => answers.shift(), [change]: gone, [remove]: gone })
    await act(shop)
    expect(shop.see($addresses)?.map(({ id }) => id)).toEqual(['home'])
    expect((shop.see($addressListError)?.error ?? shop.see($addressError))?.code).toBe('CCA401')
  })

  const unasked = { addressLine3: 'Door 4', region: 'West', email: 'bills@example.com' }

  test('F2: one that is changed in its country keeps what its form does not ask for, and what was emptied is empty', async () => {
    const desk = anAddressOf('desk', { ...unasked, approachType: 'B' })
    const shop = await atAddresses({ [read]: profile(desk), [change]: { addressId: 'desk', ...profile(desk) } })
    await shop.press(editPressed, 'desk')
    for (const [name, value] of Object.entries({ city: 'Salem', phone: '' }))
      await shop.press(savedAddressForms.B.fieldChanged, { name, value })
    await shop.press(savedAddressForms.B.checkRequested)
    const body = shop.callsTo(change)[0]?.body
    expect(body).toMatchObject({ city: 'Salem', addressLine3: 'Door 4', region: 'West', email: 'bills@example.com' })
    expect(body).not.toHaveProperty('phone')
  })

  test('F2, L3: the telephone of whoever takes the parcel has a field of its own, checked as a telephone, and can be emptied', async () => {
    const desk = anAddressOf('desk', { recipientContactPhone: '+12125550177', email: 'maya@example.com' })
    const shop = await atAddresses({
      [read]: profile(desk),
      [change]: { addressId: 'desk', ...profile(desk) },
    })
    const sent = () => shop.callsTo(change).at(-1)?.body
    const type = (value: string) =>
      shop.press(savedAddressForms.S.fieldChanged, { name: 'recipientContactPhone', value })
    await shop.press(editPressed, 'desk')
    expect(shop.see(savedAddressForms.S.$values)['recipientContactPhone']).toBe('(212) 555 - 0177')
    await type('+4412')
    await shop.press(savedAddressForms.S.checkRequested)
    expect([shop.see(savedAddressForms.S.$problems), sent()]).toEqual([{ recipientContactPhone: 'phone' }, undefined])
    await type('')
    await shop.press(savedAddressForms.S.checkRequested)
    expect(sent()).not.toHaveProperty('recipientContactPhone')
  })

  test('F2: one that is changed keeps the telephone of whoever takes the parcel', async () => {
    const desk = anAddressOf('desk', { recipientContactPhone: '+12125550177' })
    const shop = await atAddresses({
      [read]: profile(desk),
      [change]: { addressId: 'desk', ...profile(desk) },
    })
    await shop.press(editPressed, 'desk')
    await typeAddress(shop, { email: 'maya@example.com' })
    expect(shop.callsTo(change)[0]?.body).toMatchObject({
      addressLine1: '1 Main Street',
      recipientContactPhone: '+12125550177',
    })
  })
})
