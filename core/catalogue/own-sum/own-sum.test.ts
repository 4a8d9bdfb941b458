import { beforeEach, describe, expect, it } from 'vitest'
import { $box } from '../../testing/at-hand'
import { aCart } from '../../testing/a-cart'
import { aProduct, aVariant } from '../../testing/a-product'
import { skipWaits } from '../../testing/shop-clock'
import { shopFor } from '../../testing/shop-for'
import '../../wiring/quick-shop/own-sum-goes-into-cart'
import '../../wiring/quick-shop/quick-shop-adds-to-cart'
import { buyBoxOpened, optionChosen, QUICK_SHOP } from '../index'
import { $ownSumProblem, $ownSums, ownSumSubmitted, ownSumTyped } from './index'

const add = 'POST /cart/v1/cartWithItem'
const giftCard = aProduct({
  id: 'TQ4407AB15',
  productType: 'digital',
  customAmount: { min: 10, max: 500 },
  attributes: [
    {
      type: 'color',
      label: 'Design',
      options: ['dawn', 'pine'].map(value => ({ id: value, value, label: value, available: true })),
    },
    { type: 'amount', label: 'Amount', options: [{ id: '25', value: '25', label: '$25', available: true }] },
  ],
  variants: ['dawn', 'pine'].map(color =>
    aVariant(color, '25', {
      attributes: [
        { type: 'color', value: color },
        { type: 'amount', value: '25' },
      ],
    }),
  ),
})

async function openCard(more: object = {}) {
  const shop = await shopFor({
    'GET /products/v2/products/:productId/details': { ...giftCard, ...more },
    'GET /products/v2/products/:productId/inventory': { inventory: [] },
    [add]: aCart(),
  })
  await shop.press(buyBoxOpened, {
    id: QUICK_SHOP,
    productId: 'TQ4407AB15',
    context: 'add',
    itemId: null,
    closesAfterAdd: false,
  })
  return shop
}

// The quick shop says for a while that a thing was added.
beforeEach(skipWaits)

describe('a gift card of one’s own sum', () => {
  it('goes into the bag in the chosen design, and the field is empty again', async () => {
    const shop = await openCard()
    await shop.press(optionChosen, { box: QUICK_SHOP, type: 'color', value: 'pine' })
    await shop.press(ownSumTyped, { box: QUICK_SHOP, text: '75.50' })
    await shop.press(ownSumSubmitted, QUICK_SHOP)
    expect(shop.callsTo(add)[0]?.body).toMatchObject({
      productId: 'TQ4407AB15',
      upc: 'upc-pine-25',
      customAmount: 75.5,
    })
    expect(shop.see($ownSums)).toEqual({})
    expect(shop.see($box)?.progress).toBe('idle')
  })

  it('has three decimals where the currency has', async () => {
    const shop = await openCard({ currency: 'KWD' })
    await shop.press(ownSumTyped, { box: QUICK_SHOP, text: '10.500' })
    await shop.press(ownSumSubmitted, QUICK_SHOP)
    expect(shop.callsTo(add)[0]?.body).toMatchObject({ customAmount: 10.5 })
  })

  it.each([
    ['', 'required'],
    ['a lot', 'number'],
    ['12.345', 'max'],
    ['9.99', 'min'],
    ['500,01', 'max'],
  ])('says what is wrong with %j, until it is typed anew', async (text, problem) => {
    const shop = await openCard()
    await shop.press(ownSumTyped, { box: QUICK_SHOP, text })
    await shop.press(ownSumSubmitted, QUICK_SHOP)
    expect(shop.see($ownSumProblem)?.problem).toBe(problem)
    expect(shop.callsTo(add)).toHaveLength(0)
    await shop.press(ownSumTyped, { box: QUICK_SHOP, text: '20' })
    expect(shop.see($ownSumProblem)).toBeNull()
  })

  it.each([
    ['1,250', 'JPY', 1250],
    ['٧٥٫٥', 'AED', 75.5],
    ['۷۵٫۵', 'AED', 75.5],
    ['７５．５', 'EUR', 75.5],
    ['1.200,50 €', 'EUR', 1200.5],
    ['20,5', 'JPY', null],
  ])('reads %j in %s', async (text, currency, amount) => {
    const shop = await openCard({ currency, customAmount: { min: 1, max: 5000 } })
    await shop.press(ownSumTyped, { box: QUICK_SHOP, text })
    await shop.press(ownSumSubmitted, QUICK_SHOP)
    expect((shop.callsTo(add)[0]?.body as { customAmount?: number } | undefined)?.customAmount ?? null).toBe(amount)
  })
})
