import { expect, test } from 'vitest'
import { noAnswer, refuse, shopFor } from '../../testing/shop-for'
import {
  $docTypeProblem,
  $limit,
  $listed,
  $listError,
  $previewed,
  docTypeChosen,
  documentPicked,
  layoutChosen,
  limitChosen,
  listSubmitted,
  previewOpened,
  previewTokenTyped,
} from './index'
import { messageOf } from './messages'

const LIST = 'GET /:mode/caas/v1/canvas/showcase/:siteId/:docType'
const listed = {
  docType: 'page',
  numFound: 1,
  result: [
    {
      ...{ siteId: 'northlane', key: 'guides', language: 'en', modified: '2026-11-02T09:00:00.000Z', title: 'Guides' },
      referrers: [],
    },
  ],
}

async function openShop(answer: unknown = listed) {
  const shop = await shopFor({ [LIST]: answer })
  await shop.press(previewOpened, { siteId: 'northlane' })
  return shop
}

test('J13: a list needs a doc type', async () => {
  const shop = await openShop()
  await shop.press(listSubmitted)
  expect([shop.see($docTypeProblem), shop.callsTo(LIST)]).toEqual(['required', []])
  await shop.press(docTypeChosen, 'page')
  expect(shop.see($docTypeProblem)).toBeNull()
})

test('J13: nothing is wrong yet where the page is opened again', async () => {
  const shop = await openShop()
  await shop.press(listSubmitted)
  await shop.press(previewOpened, { siteId: 'northlane' })
  expect(shop.see($docTypeProblem)).toBeNull()
})

test('J13: of what is published 20 are listed unless the editor says otherwise', async () => {
  const shop = await openShop()
  await shop.press(docTypeChosen, 'page')
  await shop.press(listSubmitted)
  expect(shop.callsTo(LIST)[0]).toMatchObject({
    path: '/live/caas/v1/canvas/showcase/northlane/page',
    query: { limit: '20' },
  })
  expect(shop.see($listed)?.result.map(({ key }) => key)).toEqual(['guides'])
})

test('J13: a layout and a limit narrow it, and the site’s token adds the drafts', async () => {
  const shop = await openShop()
  await shop.press(docTypeChosen, 'page')
  await shop.press(layoutChosen, 'hero-banner')
  await shop.press(limitChosen, '50')
  await shop.press(limitChosen, '7')
  expect(shop.see($limit)).toBe('50')
  await shop.press(previewTokenTyped, ' preview-northlane ')
  await shop.press(listSubmitted)
  expect(shop.callsTo(LIST)[0]).toMatchObject({
    path: '/preview/caas/v1/canvas/showcase/northlane/page',
    query: { limit: '50', layout: 'hero-banner', previewToken: 'preview-northlane' },
  })
})

test.each([
  ['a wrong token', refuse(403, 'AUT404'), 'AUT404'],
  ['no connection', noAnswer('offline'), 'offline'],
])('J13: %s is told, and the list can be asked for again', async (_what, failure, code) => {
  let isFailing = true
  const shop = await openShop(() => (isFailing ? (typeof failure === 'function' ? failure() : failure) : listed))
  await shop.press(docTypeChosen, 'page')
  await shop.press(listSubmitted)
  expect(shop.see($listError)).toMatchObject({ code })
  isFailing = false
  await shop.press(listSubmitted)
  expect([shop.see($listError), shop.see($listed)?.numFound]).toEqual([null, 1])
})

test('J13: of two lists the one that was asked for last is shown, whichever answer comes first', async () => {
  let answerPages = (_list: unknown) => {}
  const shop = await openShop(({ path }: { path: string }) =>
    path.endsWith('/page')
      ? new Promise(resolve => {
          answerPages = resolve
        })
      : { ...listed, docType: 'menu' },
  )
  await shop.press(docTypeChosen, 'page')
  const pages = shop.press(listSubmitted)
  const menus = [shop.press(docTypeChosen, 'menu'), shop.press(listSubmitted)]
  await expect.poll(() => shop.see($listed)?.docType).toBe('menu')
  answerPages(listed)
  await Promise.all([pages, ...menus])
  expect(shop.see($listed)?.docType).toBe('menu')
})

test('J13: a failure is not said any more where the page is opened again', async () => {
  const shop = await openShop(refuse(403, 'AUT404'))
  await shop.press(docTypeChosen, 'page')
  await shop.press(listSubmitted)
  await shop.press(previewOpened, { siteId: 'northlane' })
  expect(shop.see($listError)).toBeNull()
})

test('J13: a document of blocks is shown with the token; a menu is not', async () => {
  const shop = await openShop()
  await shop.press(previewTokenTyped, 'preview-northlane')
  await shop.press(documentPicked, { kind: 'menu', key: 'main' })
  expect(shop.see($previewed)).toBeNull()
  await shop.press(documentPicked, { kind: 'page', key: 'guides' })
  expect(shop.see($previewed)).toEqual({
    kind: 'page',
    siteId: 'northlane',
    key: 'guides',
    previewToken: 'preview-northlane',
  })
})

test.each([
  ['nothing', undefined],
  ['a text', 'ready'],
  ['another’s message', { type: 'webpackOk' }],
  ['a share beyond the page', { preview: 'scrolled', share: 2 }],
  ['a document of another kind', { preview: 'show', document: { kind: 'menu', siteId: 'northlane', key: 'main' } }],
  ['a document without a key', { preview: 'show', document: { kind: 'page', siteId: 'northlane' } }],
])('J13, T26: %s is no message of a preview', (_what, said) => {
  expect(messageOf(said)).toBeNull()
})

test('J13: a scroll and a document are', () => {
  const scroll = { preview: 'scrolled', share: 0.5 }
  const show = { preview: 'show', document: { kind: 'page', siteId: 'northlane', key: 'guides' } }
  expect([messageOf(scroll), messageOf(show)]).toEqual([scroll, show])
})
