import { createWatch, sample } from 'effector'
import { describe, expect, it } from 'vitest'
import { rules } from '../testing/a-form'
import { anAddress } from '../testing/an-order'
import { add, atShipping, validate } from '../testing/at-shipping'
import { deferred } from '../testing/deferred'
import { fakeStorage } from '../testing/fake-storage'
import { type Call, noAnswer, type Shop } from '../testing/shop-for'
import {
  $formFailure,
  $isSavingShipping,
  $suggestion,
  cartAnswered,
  cartSeen,
  shippingForm,
  shippingSaved,
  shippingSubmitted,
} from './index'

// In the shop, the cart's own store is between the two.
sample({ clock: cartAnswered, target: cartSeen })

fakeStorage('sessionStorage')

const maya = {
  email: 'maya.okafor@example.com',
  firstName: 'Maya',
  lastName: 'Okafor',
  addressLine1: '418 Alder Street',
  city: 'Portland',
  province: 'OR',
  postalCode: '97205',
}

async function typed(shop: Shop, values: Record<string, string> = maya): Promise<Shop> {
  for (const [name, value] of Object.entries(values)) await shop.press(shippingForm.fieldChanged, { name, value })
  return shop
}

const sentTo = (shop: Shop) => shop.callsTo(add).map(({ body }) => (body as { address: object[] }).address[0])

describe('a better spelling', () => {
  const suggestion = anAddress({ addressLine1: '418 SW Alder St' })
  const suggested = async () => {
    const shop = await typed(await atShipping({ [validate]: { valid: 'SUGGESTED', fields: [], suggestion } }))
    await shop.press(shippingSubmitted)
    expect(shop.see($suggestion)).not.toBeNull()
    return shop
  }

  it.each([
    ['a kept address is chosen', shippingForm.filledIn, { country: 'US', values: { addressLine1: '1 Oak Road' } }],
    ['another country is chosen', shippingForm.countryChanged, 'GB'],
    ['an address is looked up', shippingForm.foundTaken, { addressLine1: '1 Oak Road' }],
  ] as const)('C5: is withdrawn where %s, since it is about the one before', async (_what, event, value) => {
    const shop = await suggested()
    await shop.press(event as typeof shippingForm.filledIn, value as never)
    expect(shop.see($suggestion)).toBeNull()
  })

  it.each([
    ['a field', shippingForm.fieldChanged, { name: 'addressLine1', value: '1 Oak Road' }],
    ['the country', shippingForm.countryChanged, 'GB'],
  ] as const)(
    'C5: is not offered where %s was changed before it came, and nothing waits for an answer',
    async (_what, event, value) => {
      const { resolve: answer, promise } = deferred()
      const shop = await typed(await atShipping({ [validate]: () => promise }))
      const submitting = shop.press(shippingSubmitted)
      await expect.poll(() => shop.callsTo(validate).length).toBe(1)
      const changing = shop.press(event as typeof shippingForm.fieldChanged, value as never)
      answer({ valid: 'SUGGESTED', fields: [], suggestion })
      await Promise.all([submitting, changing])
      expect([shop.see($suggestion), shop.see($isSavingShipping)]).toEqual([null, false])
      expect(sentTo(shop)).toMatchObject([{ addressLine1: '418 Alder Street' }])
    },
  )
})

describe('an address in a country that was just chosen', () => {
  const british = {
    firstName: 'Maya',
    lastName: 'Okafor',
    addressLine1: '1 Oak Road',
    city: 'London',
    postalCode: 'E2 7DJ',
  }

  async function waiting(values: Record<string, string>, answer: (code: 'GB') => unknown) {
    let come = () => {}
    let isAsked = false
    const slow = new Promise<void>(resolve => (come = resolve))
    const shop = await typed(
      await atShipping({
        'GET /utilities/i18n/:countryCode': async ({ path }: Call) => {
          const code = path.slice(-2) as keyof typeof rules
          isAsked ||= code === 'GB'
          if (code === 'GB') await slow
          return code === 'GB' ? answer(code) : { countryCode: code, shipping: rules[code], billing: rules[code] }
        },
      }),
    )
    const presses = [shop.press(shippingForm.countryChanged, 'GB')]
    presses.push(
      ...Object.entries(values).map(([name, value]) => shop.press(shippingForm.fieldChanged, { name, value })),
    )
    presses.push(shop.press(shippingSubmitted))
    await expect.poll(() => isAsked).toBe(true)
    expect(sentTo(shop)).toEqual([])
    come()
    await Promise.all(presses)
    return shop
  }

  it('C5: is sent by the rules of that country, once they are here', async () => {
    const shop = await waiting(british, code => ({ countryCode: code, shipping: rules[code], billing: rules[code] }))
    expect(sentTo(shop)).toMatchObject([{ countryCode: 'GB', city: 'London' }])
  })

  it('C5: is not sent as one of the country before where its rules do not come', async () => {
    const shop = await waiting({}, () => noAnswer()())
    expect(sentTo(shop)).toEqual([])
    expect(shop.see($formFailure)?.code).toBe('unreachable')
    await shop.press(shippingForm.countryChanged, 'US')
    expect(sentTo(shop)).toEqual([])
    await shop.press(shippingSubmitted)
    expect(sentTo(shop)).toMatchObject([{ countryCode: 'US' }])
  })
})

it('C5: an address that is corrected while it is being saved is saved by the next press, and nobody is led on before', async () => {
  const verdict = deferred<object>()
  const shop = await typed(await atShipping({ [validate]: () => verdict.promise }))
  let done = 0
  createWatch({ unit: shippingSaved, scope: shop.scope, fn: () => void done++ })
  const all = [shop.press(shippingSubmitted)]
  await expect.poll(() => shop.callsTo(validate).length).toBe(1)
  all.push(shop.press(shippingForm.fieldChanged, { name: 'addressLine1', value: '481 Alder Street' }))
  verdict.resolve({ valid: 'VALID', fields: [] })
  await Promise.all(all)
  expect([done, shop.see($isSavingShipping)]).toEqual([0, false])
  await shop.press(shippingSubmitted)
  expect(done).toBe(1)
  expect(sentTo(shop).at(-1)).toMatchObject({ addressLine1: '481 Alder Street' })
})
