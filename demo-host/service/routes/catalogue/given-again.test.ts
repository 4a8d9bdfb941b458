import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import type { Product } from '../../../../core/catalogue/contracts'
import type { SearchAnswer } from '../../../../core/catalogue/search/contracts'
import { openShop, SHOE, shop, upc } from '../../testing/open-shop'

const LAST = 'TQ4407AB18'

openShop()
beforeEach(() => onHand(upc, 40))

const onHand = (of: string, count: number) =>
  shop.db.updateTable('stock').set({ on_hand: count, reserved: 0 }).where('upc', '=', of).execute()

const ask = (url: string, more: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { 'x-access-key': 'pk_demo', 'x-locale': 'en-US', ...more } })

const details = `/products/v2/products/${SHOE}/details?lang=en`
const search = `/products/v2/search/productSearch?q=${LAST}&count=20&lang=en`

const stateOf = (product: Product) => {
  const variant = product.variants.find(one => one.upc === upc)
  return [variant?.productInventoryState, variant?.stockStatusLabel]
}

test('a product that is asked for again says its stock as it is now, each time', async () => {
  const states = []
  for (const count of [40, 0, 3, 40]) {
    await onHand(upc, count)
    states.push(stateOf((await ask(details)).json()))
  }
  expect(states).toEqual([
    ['InStock', null],
    ['OutOfStock', 'Sold out'],
    ['InStock', 'Only 3 left'],
    ['InStock', null],
  ])
})

test('a search that is asked again says what can be had now, each time', async () => {
  const words = encodeURIComponent((await ask(`/products/v2/products/${LAST}/details?lang=en`)).json<Product>().name)
  const variants = shop.db.selectFrom('variants').select('upc').where('product_id', '=', LAST)
  const all = shop.db.updateTable('stock').where('upc', 'in', variants)
  const states = []
  for (const count of [1, 0, 1]) {
    await all.set({ on_hand: count }).execute()
    const { products } = (await ask(search.replace(LAST, words))).json<SearchAnswer>()
    states.push(products.find(({ id }) => id === LAST)?.available)
  }
  expect(states).toEqual([true, false, true])
})

test.each([details, search.replace(LAST, 'shoe')])('%s says the same in every coding, however often', async url => {
  const plain = await ask(url)
  for (let turn = 0; turn < 2; turn += 1) {
    const brotli = await ask(url, { 'accept-encoding': 'br' })
    const gzip = await ask(url, { 'accept-encoding': 'gzip' })
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload)
    expect(Number(gzip.headers['content-length'])).toBe(gzip.rawPayload.length)
    expect((await ask(url)).payload).toBe(plain.payload)
  }
})

test('languages, currencies and colours can be told apart', async () => {
  const said = async (locale: string, more = '') => {
    const product = (await ask(details + more, { 'x-locale': locale })).json<Product>()
    return [product.currency, product.attributes[0]?.label, product.variants.length]
  }
  const [american, french, british, blue] = [
    await said('en-US'),
    await said('fr-FR'),
    await said('en-GB'),
    await said('en-US', '&color=cobalt'),
  ]
  expect([american[0], french[0], british[0]]).toEqual(['USD', 'EUR', 'GBP'])
  expect(new Set([american[1], french[1], british[1]]).size).toBe(3)
  expect(blue[2]).toBeLessThan(Number(american[2]))
  expect(await said('en-US')).toEqual(american)
})
