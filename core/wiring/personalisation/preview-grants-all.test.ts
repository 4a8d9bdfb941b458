import './preview-grants-all'
import { expect, it } from 'vitest'
import { $granted } from '../../consent/granted'
import { documentWanted } from '../../content/documents'
import { aFragment } from '../../testing/a-fragment'
import { refuse, shopFor } from '../../testing/shop-for'

const fragment = { kind: 'fragment', siteId: 'northlane', key: 'northlane-home' } as const
const all = { required: true, performance: true, functional: true, targeting: true }

it.each([
  ['a draft that its token shows grants all', { ...fragment, previewToken: 'preview-northlane' }, aFragment([]), all],
  [
    'a token that is refused grants nothing',
    { ...fragment, previewToken: 'x' },
    refuse(403, 'AUT404'),
    { required: true },
  ],
  ['what is published grants nothing', fragment, aFragment([]), { required: true }],
])('K3: %s', async (_what, wanted, answer, granted) => {
  const shop = await shopFor({ 'GET /:mode/caas/v1/canvas/fragment/:fragmentId': answer })
  await shop.press(documentWanted, wanted)
  expect(shop.see($granted)).toEqual(granted)
})
