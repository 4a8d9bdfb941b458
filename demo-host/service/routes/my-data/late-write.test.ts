import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoint } from '../../../../core/http/endpoint'
import { endpoints } from '../../../../core/my-data/endpoints'
import { NewProfileAddress } from '../../../../core/profile/contracts'
import { saveAddress } from '../../delivery/save-address'
import { mountPreparedWrite } from '../../plugins/mount-write'
import { maya } from '../../testing/people'
import { testService, type TestService } from '../../testing/test-service'

const late = endpoint({
  name: 'saveLate',
  method: 'POST',
  path: '/test/late',
  audience: 'registered',
  body: NewProfileAddress,
})

let shop: TestService
let [begins, go] = [() => {}, () => {}]
const begun = new Promise<void>(resolve => (begins = resolve))
const released = new Promise<void>(resolve => (go = resolve))

beforeAll(async () => {
  shop = await testService({}, app => {
    const prepare = () => {
      begins()
      return released
    }
    mountPreparedWrite(app, late, prepare, async (call, tx) => {
      await saveAddress(call, tx, call.body)
      return undefined
    })
  })
})
afterAll(() => shop.close())

test('a write that came before the erasure and is done after it is refused, and leaves nothing behind', async () => {
  const shopper = await shop.person('shopper@till.test')
  const written = shopper.call(late, { body: { ...maya, approachType: 'S', addressLine1: '1 Late Street' } })
  await begun
  expect((await shopper.call(endpoints.eraseAccount, { body: { password: 'Till-demo-1' } })).status).toBe(204)
  go()
  const { status, error } = await written
  expect([status, error?.errorId]).toEqual([401, 'AUT404'])
  const addresses = await shop.db.selectFrom('addresses').selectAll().execute()
  expect(addresses.filter(({ consumer_no }) => consumer_no === shopper.consumerNo)).toEqual([])
})
