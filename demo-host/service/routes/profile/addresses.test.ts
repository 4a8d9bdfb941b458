import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../../../core/profile/endpoints'
import type { Shopper } from '../../testing/callers'
import { testService, type TestService } from '../../testing/test-service'

let shop: TestService

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

const anAddress = (more: object = {}) => ({
  approachType: 'S',
  firstName: 'Nia',
  lastName: 'Park',
  phone: '2125550144',
  phoneCode: '1',
  email: 'nia@example.com',
  countryCode: 'US',
  addressLine1: '1 Main Street',
  city: 'New York',
  province: 'NY',
  postalCode: '10001',
  ...more,
})
const add = (who: Shopper, more: object = {}) => who.call(endpoints.addAddress, { body: anAddress(more) })
const change = (who: Shopper, addressId: string, more: object = {}) =>
  who.call(endpoints.changeAddress, { params: { addressId }, body: anAddress(more) })
const drop = (who: Shopper, addressId: string) => who.call(endpoints.deleteAddress, { params: { addressId } })
const read = async (who: Shopper) =>
  (await who.call(endpoints.readConsumer)).body.consumerProfile.consumerDetails.address.map(
    ({ approachType, main, addressLine1 }) => `${approachType}${main ? '*' : ''} ${addressLine1}`,
  )

describe('the addresses of a profile', () => {
  test('F2: the first of a kind is the main one, and a new main one takes its place', async () => {
    const nia = await shop.person('new@till.test')
    const first = await add(nia, { main: false })
    expect(first.status).toBe(201)
    await add(nia, { approachType: 'B', addressLine1: '2 Bill Street' })
    await add(nia, { addressLine1: '3 Other Street' })
    expect((await read(nia)).sort()).toEqual(['B* 2 Bill Street', 'S 3 Other Street', 'S* 1 Main Street'])
    await add(nia, { addressLine1: '4 New Street', main: true })
    expect((await read(nia)).sort()).toEqual([
      'B* 2 Bill Street',
      'S 1 Main Street',
      'S 3 Other Street',
      'S* 4 New Street',
    ])
    const answer = await change(nia, first.body.addressId, { main: true, city: 'Albany' })
    expect(answer.body.consumerProfile.consumerDetails.address.filter(one => one.main)).toMatchObject([
      { addressLine1: '1 Main Street', city: 'Albany' },
      { addressLine1: '2 Bill Street' },
    ])
  })

  test('F2: without the main one to ship to, the next is it; the main one to bill to stays while there are others', async () => {
    const member = await shop.person('athlete@till.test')
    const [main] = (await member.call(endpoints.readConsumer)).body.consumerProfile.consumerDetails.address
    await add(member, { addressLine1: '5 Next Street' })
    expect((await drop(member, main?.id ?? '')).status).toBe(200)
    expect(await read(member)).toEqual(['S* 5 Next Street'])
    const bill = await add(member, { approachType: 'B' })
    const other = await add(member, { approachType: 'B', addressLine1: '6 Bill Street' })
    expect((await drop(member, bill.body.addressId)).error?.errorId).toBe('PRO414')
    expect((await drop(member, other.body.addressId)).status).toBe(200)
    expect((await drop(member, bill.body.addressId)).status).toBe(200)
    expect(await read(member)).toEqual(['S* 5 Next Street'])
  })

  test('F2: an address of another kind leaves its place to the next', async () => {
    const walt = await shop.person('trade@till.test')
    const [main] = (await walt.call(endpoints.readConsumer)).body.consumerProfile.consumerDetails.address
    await add(walt, { addressLine1: '7 Next Street' })
    await change(walt, main?.id ?? '', { approachType: 'B', addressLine1: '8 Bill Street' })
    expect((await read(walt)).sort()).toEqual(['B* 8 Bill Street', 'S* 7 Next Street'])
  })

  test('F2: one main address of a kind stays the only one when another kind’s main one joins it', async () => {
    const piet = await shop.person('industry@till.test')
    const first = (await add(piet, { addressLine1: '9 First Street', main: true })).body.addressId
    await add(piet, { addressLine1: '10 Bill Street', approachType: 'B' })
    await change(piet, first, { addressLine1: '9 First Street', approachType: 'B' })
    expect((await read(piet)).filter(line => line.startsWith('B')).sort()).toEqual([
      'B 9 First Street',
      'B* 10 Bill Street',
    ])
  })

  test('F2: the telephone of whoever takes the parcel is kept in international form beside the shopper’s own', async () => {
    const rose = await shop.person('employee@till.test')
    const added = await add(rose, { addressLine1: '11 Desk Street', recipientContactPhone: ' (212) 555-0177 ' })
    const saved = (answer: typeof added) =>
      answer.body.consumerProfile.consumerDetails.address.find(({ id }) => id === added.body.addressId)
    expect(saved(added)).toMatchObject({ recipientContactPhone: '+12125550177', phone: '+12125550144' })
    const foreign = { addressLine1: '11 Desk Street', recipientContactPhone: '+44 20 7946 0018' }
    expect(saved(await change(rose, added.body.addressId, foreign))?.recipientContactPhone).toBe('+442079460018')
    const gone = await change(rose, added.body.addressId, { addressLine1: '11 Desk Street' })
    expect(saved(gone)?.recipientContactPhone).toBeUndefined()
  })

  test('L3: the telephone of whoever takes the parcel must be one', async () => {
    const rose = await shop.person('employee@till.test')
    const { status, error } = await add(rose, { addressLine1: '12 Desk Street', recipientContactPhone: '12' })
    expect([status, error?.errorId, error?.['fields']]).toEqual([
      400,
      'CHK380',
      [{ name: 'recipientContactPhone', code: 'CHK380' }],
    ])
  })

  test.each([
    ['that is there already', {}, 409, 'CCA400', undefined],
    ['that its country’s rules refuse', { postalCode: 'x' }, 400, 'CHK380', [{ name: 'postalCode', code: 'CHK380' }]],
    ['in a country that nothing is shipped to', { countryCode: 'XX' }, 400, 'PAY401', undefined],
  ])('F2: one %s is refused, and its field named', async (_what, more, status, code, fields) => {
    const june = await shop.person('joining@till.test')
    await add(june)
    const before = await read(june)
    const answer = await add(june, more)
    expect([answer.status, answer.error?.errorId]).toEqual([status, code])
    if (fields) expect(answer.error?.['fields']).toEqual(fields)
    expect(await read(june)).toEqual(before)
  })

  test('F2: a profile has fifty at most, and each of them can still be changed', async () => {
    const trader = await shop.person('trade@till.test')
    for (let house = (await read(trader)).length; house < 50; house += 1)
      expect((await add(trader, { addressLine1: `${house} Long Street` })).status).toBe(201)
    expect((await add(trader, { addressLine1: '50 Long Street' })).error).toMatchObject({ errorId: 'PRO412', most: 50 })
    const [one] = (await trader.call(endpoints.readConsumer)).body.consumerProfile.consumerDetails.address
    expect((await change(trader, one?.id ?? '', { addressLine1: '51 Long Street' })).status).toBe(200)
    expect(await read(trader)).toHaveLength(50)
  })

  test('F2, T22: nobody changes or deletes an address of somebody else', async () => {
    const [maya, ivy] = [await shop.person('shopper@till.test'), await shop.person('industry@till.test')]
    const [hers] = (await maya.call(endpoints.readConsumer)).body.consumerProfile.consumerDetails.address
    const before = await read(maya)
    expect((await change(ivy, hers?.id ?? '')).error?.errorId).toBe('CCA401')
    expect((await drop(ivy, hers?.id ?? '')).error?.errorId).toBe('CCA401')
    expect((await add(ivy, { main: true })).status).toBe(201)
    expect(await read(maya)).toEqual(before)
    expect((await add(await shop.guest())).status).toBe(403)
  })
})
