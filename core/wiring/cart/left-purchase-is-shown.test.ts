import { expect, test } from 'vitest'
import { cartAnswered } from '../../cart'
import { bagWanted, basketLeft, wentApart } from '../../cart/apart'
import { $toasts } from '../../notices'
import { aCart, anItem } from '../../testing/a-cart'
import { fakeStorage } from '../../testing/fake-storage'
import { shopFor } from '../../testing/shop-for'
import './left-purchase-is-shown'

fakeStorage('localStorage')
fakeStorage('sessionStorage')

const oneItem = aCart({ basketId: 'express-1', items: [anItem({ name: 'Meridian 2' })] })

test('D5: who leaves the checkout of one item for the bag is told that it was not bought', async () => {
  const shop = await shopFor()
  await shop.press(wentApart, oneItem)
  await shop.press(bagWanted)
  const [toast] = shop.see($toasts)
  expect(toast).toMatchObject({ code: 'one-thing-left', details: { name: 'Meridian 2' }, left: null })
})

test('D5: who goes back to its window, or has a bag in checkout, is told nothing', async () => {
  const shop = await shopFor()
  await shop.press(wentApart, oneItem)
  await shop.press(basketLeft)
  await shop.press(cartAnswered, aCart())
  await shop.press(bagWanted)
  expect(shop.see($toasts)).toEqual([])
})
