import { expect, test } from 'vitest'
import { cameOnline } from '../../runtime/page-events'
import { aFragment } from '../../testing/a-fragment'
import { noAnswer, refuse, shopFor } from '../../testing/shop-for'
import { $documents, documentName, documentWanted, isDocumentKind, type WantedDocument } from './index'

const PAGE = 'GET /:mode/caas/v1/canvas/augmentedpage/:siteId/:page'
const words = { type: 'rich-text', title: 'Nothing here is held until you check out.' }
const cart: WantedDocument = { kind: 'augmentedpage', siteId: 'northlane', key: 'cart' }
const page = {
  siteId: 'northlane',
  key: 'cart',
  language: 'en',
  modified: '2026-11-02T09:00:00.000Z',
  title: 'Your bag',
}

test('J1: the page of a screen is read once, however often the screen is opened', async () => {
  const shop = await shopFor({ [PAGE]: { ...page, blocks: [words] } })
  await shop.press(documentWanted, cart)
  await shop.press(documentWanted, cart)
  expect(shop.callsTo(PAGE).map(({ path }) => path)).toEqual(['/live/caas/v1/canvas/augmentedpage/northlane/cart'])
  expect(shop.see($documents)[documentName(cart)]).toEqual({
    value: { title: 'Your bag', blocks: [words] },
    error: null,
    isPending: false,
  })
})

test.each([
  ['there is none', refuse(404, 'API404'), 'API404'],
  ['nobody answers', noAnswer('offline'), 'offline'],
])('J1: a screen has no blocks where %s, and asks again when it is opened again', async (_why, failure, code) => {
  let isThere = false
  const answer = () => (isThere ? { ...page, blocks: [words] } : typeof failure === 'function' ? failure() : failure)
  const shop = await shopFor({ [PAGE]: answer })
  await shop.press(documentWanted, cart)
  expect(shop.see($documents)[documentName(cart)]).toMatchObject({ value: null, error: { code } })
  isThere = true
  await shop.press(documentWanted, cart)
  expect(shop.see($documents)[documentName(cart)]).toMatchObject({ value: { blocks: [words] }, error: null })
})

test('J1: what was asked for offline is read when the connection is back', async () => {
  let isOnline = false
  const shop = await shopFor({ [PAGE]: () => (isOnline ? { ...page, blocks: [words] } : noAnswer('offline')()) })
  const wanted = [cart, { ...cart, previewToken: 'preview-northlane' }]
  for (const one of wanted) await shop.press(documentWanted, one)
  isOnline = true
  await shop.press(cameOnline)
  for (const one of wanted) {
    expect(shop.see($documents)[documentName(one)]).toMatchObject({ value: { blocks: [words] }, error: null })
  }
})

test('J13: a draft that is read again stays on the screen meanwhile', async () => {
  let answer: (said: unknown) => void = () => {}
  const shop = await shopFor({ [PAGE]: () => new Promise(resolve => (answer = resolve)) })
  const draft = { ...cart, previewToken: 'preview-northlane' }
  const first = shop.press(documentWanted, draft)
  await expect.poll(() => shop.callsTo(PAGE).length).toBe(1)
  answer({ ...page, blocks: [words] })
  await first
  const second = shop.press(documentWanted, draft)
  await expect.poll(() => shop.callsTo(PAGE).length).toBe(2)
  expect(shop.see($documents)[documentName(draft)]).toMatchObject({ value: { blocks: [words] }, isPending: true })
  answer({ ...page, blocks: [] })
  await second
  expect(shop.see($documents)[documentName(draft)]).toMatchObject({ value: { blocks: [] }, isPending: false })
})

test('J13: a draft is read with its token each time, and kept apart from what is published', async () => {
  const shop = await shopFor({ [PAGE]: { ...page, blocks: [words] } })
  const draft = { ...cart, previewToken: 'preview-northlane' }
  await shop.press(documentWanted, draft)
  await shop.press(documentWanted, draft)
  expect(shop.callsTo(PAGE).map(({ path, query }) => [path.split('/')[1], query['previewToken']])).toEqual([
    ['preview', 'preview-northlane'],
    ['preview', 'preview-northlane'],
  ])
  expect(Object.keys(shop.see($documents))).toEqual(['preview/augmentedpage/northlane/cart'])
})

test.each([
  ['category', '1200', '/preview/caas/v1/canvas/category/northlane/1200'],
  ['page', 'guides', '/preview/caas/v1/canvas/page/northlane/guides'],
  ['product', 'TQ4407AB12', '/preview/caas/v1/canvas/product/northlane/TQ4407AB12'],
  ['fragment', 'northlane-home', '/preview/caas/v1/canvas/fragment/northlane-home'],
] as const)('J13: a %s is a document of blocks', async (kind, key, path) => {
  const shop = await shopFor({ [`GET ${path}`]: { ...aFragment([words], key), title: 'A title' } })
  const wanted = { kind, siteId: 'northlane', key, previewToken: 'preview-northlane' }
  await shop.press(documentWanted, wanted)
  expect(shop.see($documents)[documentName(wanted)]).toMatchObject({ value: { blocks: [words] }, error: null })
})

test('J13: a menu or a pop-up is not', () => {
  expect(['menu', 'popup', 'page'].filter(isDocumentKind)).toEqual(['page'])
})
