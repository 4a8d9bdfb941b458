import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestFx } from './request'
import { endpoints } from '../catalogue/endpoints'
import { aProduct } from '../testing/a-product'
import { noAnswer, raw, refuse, shopFor } from '../testing/shop-for'

const PRODUCT = 'GET /products/v2/products/:productId/details'
const readProductFx = requestFx(endpoints.readProduct)
let shops = 0

async function readTwice(answer: unknown): Promise<string> {
  const api = `https://shop-${++shops}.test`
  const shop = await shopFor({ [PRODUCT]: answer }, { config: { api } })
  for (const productId of ['P1', 'P2']) await shop.press(readProductFx, { params: { productId } })
  return api
}

const said: string[] = []
beforeEach(() => {
  said.length = 0
  vi.spyOn(console, 'error').mockImplementation((sentence: string) => void said.push(sentence))
})
afterEach(() => vi.restoreAllMocks())

test.each([
  ['nobody answers', noAnswer(), 'no answer'],
  ['it takes too long', noAnswer('timeout'), 'no answer'],
  ['a page answers', raw(404, '<!doctype html><title>Not found</title>'), 'something else'],
  ['what answers speaks otherwise', raw(200, 'no'), 'something else'],
])(
  'the developer of a page reads once where the service was expected, and what was there: %s',
  async (_what, answer, got) => {
    const api = await readTwice(answer)
    expect(said).toEqual([`[till] Expected the shop’s service at ${api}, got ${got}.`])
  },
)

test.each([
  ['answers', aProduct()],
  ['refuses', refuse(404, 'API404')],
  ['is out of reach of a shopper who is offline', noAnswer('offline')],
])('nothing is said of a service that %s', async (_what, answer) => {
  await readTwice(answer)
  expect(said).toEqual([])
})
