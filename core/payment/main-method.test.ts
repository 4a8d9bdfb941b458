import { createStore } from 'effector'
import { expect, test } from 'vitest'
import { aReadyCart } from '../testing/an-order'
import { deferred } from '../testing/deferred'
import { refuse, shopFor } from '../testing/shop-for'
import {
  $isMainAwaited,
  checkMain,
  checkMethod,
  mainGoesOn,
  mainLeft,
  mainReady,
  mainRefused,
  mainSaved,
  methodReady,
  methodRefused,
  methodSaved,
  saveMain,
  saveMethod,
} from './main-method'
import { cartSeen, methodChosen, methodsWanted } from './payment-methods'

const $told = createStore<readonly string[]>([])
  .on(checkMethod, (told, method) => [...told, `check ${method}`])
  .on(saveMethod, (told, method) => [...told, `save ${method}`])
  .on(mainReady, told => [...told, 'ready'])
  .on(mainSaved, told => [...told, 'saved'])
  .on(mainRefused, told => [...told, 'refused'])
  .on(mainGoesOn, told => [...told, 'goes on'])

const list = 'GET /cart/v1/cart/:basketId/paymentMethods'
const klarna = { paymentMethods: [{ payment_method_id: 'KLARNA', label: 'Klarna' }] }

async function shopOf(answer: unknown, cart = aReadyCart()) {
  const shop = await shopFor({ [list]: answer })
  await shop.press(cartSeen, cart)
  return { ...shop, told: () => shop.see($told) }
}

test('D1: the open method is asked whether it is complete, and then to save, and its answer is the step’s', async () => {
  const { press, told } = await shopOf(klarna)
  await press(methodsWanted)
  await press(methodChosen, 'KLARNA')
  await press(checkMain)
  await press(methodRefused, 'KLARNA')
  await press(methodReady, 'KLARNA')
  await press(saveMain)
  await press(methodSaved, 'KLARNA')
  expect(told()).toEqual(['check KLARNA', 'refused', 'ready', 'save KLARNA', 'saved'])
})

test('D2: where gift cards pay for everything no method is asked', async () => {
  const { totals, ...cart } = aReadyCart()
  const { press, told } = await shopOf(klarna, { ...cart, totals: { ...totals, remainingToPay: 0 } })
  await press(methodsWanted)
  await press(checkMain)
  await press(saveMain)
  expect(told()).toEqual(['ready', 'saved'])
})

test('D1: a press before the methods have come waits for them', async () => {
  const answer = deferred<unknown>()
  const { press, see, told } = await shopOf(() => answer.promise)
  const all = [press(methodsWanted), press(checkMain)]
  await expect.poll(() => see($isMainAwaited)).toBe(true)
  answer.resolve(klarna)
  await Promise.all(all)
  expect([see($isMainAwaited), told()]).toEqual([false, ['goes on']])
})

test('D1: a press that waits ends where the methods do not come, and the next one says so at once', async () => {
  const answer = deferred<unknown>()
  const { press, see, told } = await shopOf(() => answer.promise)
  const all = [press(methodsWanted), press(checkMain)]
  await expect.poll(() => see($isMainAwaited)).toBe(true)
  answer.resolve(refuse(500, 'GEN500'))
  await Promise.all(all)
  await press(checkMain)
  expect(told()).toEqual(['refused', 'refused'])
})

test('D1: a press that waits ends with the step, and is not carried out later', async () => {
  const answer = deferred<unknown>()
  const { press, told } = await shopOf(() => answer.promise)
  const all = [press(methodsWanted), press(checkMain), press(mainLeft)]
  answer.resolve(klarna)
  await Promise.all(all)
  expect(told()).toEqual(['refused'])
})
