import { createStore } from 'effector'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../cart/endpoints'
import { aCart } from '../testing/a-cart'
import { type Call, refuse, shopFor } from '../testing/shop-for'
import { botCheckGiven } from './bot-check'
import { botChallenged } from './outcomes'
import { requestFx } from './request'

const addItemFx = requestFx(endpoints.addItem)
const item = { body: { cartId: 'basket-1', productId: 'TQ4407AB12', qty: 1 } }

test('a 403 with an appId asks the shopper to show that they are a person', async () => {
  const $challenge = createStore<unknown>(null).on(botChallenged, (_current, told) => told)
  const shop = await shopFor({ 'POST /cart/v1/item': refuse(403, 'AUT403', {}, 'app-1') })
  await shop.press(addItemFx, item)
  expect(shop.see($challenge)).toEqual({ appId: 'app-1', endpoint: 'addItem' })
})

describe('A12: a bot challenge', () => {
  const asked = (body: object | undefined) => (body as { recaptcha_response?: string }).recaptcha_response
  const challenged = (calls: Call[]) => (call: Call) => {
    calls.push(call)
    return asked(call.body as object) === 'answered' ? aCart() : refuse(403, 'AUT403', {}, 'till-bot-check')
  }
  const shopWith = async (answer: string | null) => {
    const calls: Call[] = []
    const shop = await shopFor({ 'POST /cart/v1/item': challenged(calls) })
    let asking = 0
    const challenge = async () => {
      asking += 1
      return answer
    }
    await shop.press(botCheckGiven, { tokenFor: async action => `passed-${action}`, challenge })
    const ids = () => calls.map(({ headers }) => headers['x-transaction-id'])
    return { shop, sent: () => calls.map(({ body }) => asked(body as object)), ids, times: () => asking }
  }

  test('is answered by the check itself, then by the shopper, and the call is repeated', async () => {
    const { shop, sent, times } = await shopWith('answered')
    expect(await shop.press(addItemFx, item)).toMatchObject({ status: 'done' })
    expect([sent(), times()]).toEqual([[undefined, 'passed-placeOrder', 'answered'], 1])
  })

  test('gives each repetition an id of its own, always the same, so that a lost answer does nothing twice', async () => {
    const { shop, ids } = await shopWith('answered')
    await shop.press(addItemFx, { ...item, transactionId: 'add-1' })
    expect(ids()).toEqual(['add-1', 'add-1-checked', 'add-1-checked-answered'])
  })

  test.each([
    ['that is not answered leaves the refusal', null, 2],
    ['that was answered is not asked again', 'wrong', 3],
  ] as const)('%s', async (_what, answer, calls) => {
    const { shop, sent, times } = await shopWith(answer)
    expect(await shop.press(addItemFx, item)).toMatchObject({ status: 'fail', value: { code: 'AUT403' } })
    expect([sent().length, times()]).toEqual([calls, 1])
  })
})
