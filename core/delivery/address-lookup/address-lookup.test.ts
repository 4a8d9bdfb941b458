import { expect, test, vi } from 'vitest'
import { atShipping } from '../../testing/at-shipping'
import { refuse } from '../../testing/shop-for'
import { shippingForm } from '../shipping-address'
import { $foundAddresses, lineTyped, lookupClosed } from './index'

const lookup = 'POST /utilities/addresses/lookup'
const pearl = { addressLine1: '1730 Pearl Street', city: 'Boulder', postalCode: '80302', province: 'OR' }

test('C5: what is typed of a street is looked up once the typing pauses, and only as it is then', async () => {
  const shop = await atShipping({ [lookup]: { addresses: [pearl] } })
  void shop.press(lineTyped, { countryCode: 'US', text: '173' })
  await shop.press(lineTyped, { countryCode: 'US', text: ' 1730 Pe' })
  await vi.waitFor(() => expect(shop.see($foundAddresses)).toEqual([pearl]))
  expect(shop.callsTo(lookup).map(({ body }) => body)).toEqual([{ countryCode: 'US', text: '1730 Pe' }])
})

test('C5: two letters look up nothing, and take away what was found', async () => {
  const shop = await atShipping({ [lookup]: { addresses: [pearl] } })
  await shop.press(lineTyped, { countryCode: 'US', text: '1730' })
  await vi.waitFor(() => expect(shop.see($foundAddresses)).toEqual([pearl]))
  await shop.press(lineTyped, { countryCode: 'US', text: '17' })
  expect(shop.see($foundAddresses)).toEqual([])
  expect(shop.callsTo(lookup)).toHaveLength(1)
})

test('C5: an answer that comes after the field was left shows nothing', async () => {
  let answer = () => {}
  const shop = await atShipping({
    [lookup]: () => new Promise(resolve => (answer = () => resolve({ addresses: [pearl] }))),
  })
  const typed = shop.press(lineTyped, { countryCode: 'US', text: '1730' })
  await vi.waitFor(() => expect(shop.callsTo(lookup)).toHaveLength(1))
  void shop.press(lookupClosed)
  answer()
  await typed
  expect(shop.see($foundAddresses)).toEqual([])
})

test('C5: a lookup that fails suggests nothing, and says nothing', async () => {
  const shop = await atShipping({ [lookup]: refuse(500, 'GEN500') })
  await shop.press(lineTyped, { countryCode: 'US', text: '1730' })
  expect(shop.see($foundAddresses)).toEqual([])
})

test('C5: a found address fills in its fields, which count as typed and lose their errors; others stay', async () => {
  const shop = await atShipping()
  await shop.press(shippingForm.fieldChanged, { name: 'firstName', value: 'Maya' })
  await shop.press(shippingForm.checkRequested)
  expect(Object.keys(shop.see(shippingForm.$problems))).toContain('city')
  await shop.press(shippingForm.foundTaken, pearl)
  expect(shop.see(shippingForm.$values)).toMatchObject({
    firstName: 'Maya',
    addressLine1: '1730 Pearl Street',
    city: 'Boulder',
    'province@US': 'OR',
    postalCode: '80302',
  })
  expect(Object.keys(shop.see(shippingForm.$problems))).not.toContain('city')
  await shop.press(shippingForm.offered, { country: 'US', values: { city: 'Portland', email: 'maya@till.test' } })
  expect(shop.see(shippingForm.$values)).toMatchObject({ city: 'Boulder', email: 'maya@till.test' })
})
