import { combine, createWatch } from 'effector'
import { describe, expect, test } from 'vitest'
import { $errorText } from '../errors/sentences'
import { aCart, anItem } from '../testing/a-cart'
import { shopFor } from '../testing/shop-for'
import { cartCalls } from '../testing/shop-with-cart'
import { addToCartPressed, cartAnswered } from './index'
import { $notifications } from './upkeep'

const $seen = combine($notifications, $errorText, (notes, say) => notes.map(note => say(note)))

/** Every text that a page in this language shows of what the first answer tells, in order. */
async function shownIn(locale: string, code: string): Promise<string[]> {
  const flash = [{ code, message: 'In the service’s words', details: undefined }]
  const shop = await shopFor({ [cartCalls.begin]: aCart({ flash }) }, { config: { locale } })
  const texts: string[] = []
  createWatch({ unit: $seen, scope: shop.scope, fn: shown => void texts.push(...shown) })
  await shop.press(addToCartPressed, { productId: 'TQ4407AB12', upc: 'upc-item-1' })
  return texts
}

describe('messages that come with the cart', () => {
  test('wait for the shopper’s language, and are said in no other before', async () => {
    expect(new Set(await shownIn('fr-FR', 'TAX310'))).toEqual(
      new Set(['Les taxes ont changé. Vérifiez le nouveau total avant de continuer.']),
    )
  })

  test('are said in the service’s words where the language has none for it, and where it is English', async () => {
    expect(new Set(await shownIn('de-DE', 'NobodyKnowsThis'))).toEqual(new Set(['In the service’s words']))
    expect(await shownIn('en-US', 'TAX310')).toContain('In the service’s words')
  })
})

test('B12: two lines of one name that are gone are told once', async () => {
  const gone = (name: string) => ({ code: 'line-gone', message: '', details: { name } })
  const shop = await shopFor()
  await shop.press(cartAnswered, aCart({ flash: ['Meridian 2', 'Meridian 2', 'Crew socks'].map(gone) }))
  expect(shop.see($notifications)).toEqual(['Meridian 2', 'Crew socks'].map(gone))
})

describe('messages about a line', () => {
  const news = { code: 'ProductPriceChanged', message: '', itemId: 'item-1', details: undefined }
  const told = async () => {
    const shop = await shopFor()
    await shop.press(cartAnswered, aCart({ flash: [news] }))
    return shop
  }

  test('stay when the cart is read again without it', async () => {
    const shop = await told()
    await shop.press(cartAnswered, aCart())
    expect(shop.see($notifications)).toEqual([news])
  })

  test('go with the line', async () => {
    const shop = await told()
    await shop.press(cartAnswered, aCart({ items: [anItem({ id: 'item-2' })] }))
    expect(shop.see($notifications)).toEqual([])
  })

  test('go when the line changes', async () => {
    const shop = await told()
    await shop.press(cartAnswered, aCart({ items: [anItem({ qty: 2 })] }))
    expect(shop.see($notifications)).toEqual([])
  })
})
