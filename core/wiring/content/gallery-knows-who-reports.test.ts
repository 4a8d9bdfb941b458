import { expect, it } from 'vitest'
import './gallery-knows-who-reports'
import { $mayTakePart } from '../../catalogue/taking-part'
import { reportPhotoFx } from '../../social'
import { refuse, shopFor } from '../../testing/shop-for'

it.each([
  ['not offered again where it was refused to this shopper', refuse(403, 'AUT404'), false],
  ['offered again where the picture is gone', refuse(404, 'GEN500'), true],
])('J11: a report is %s', async (_what, answer, isOffered) => {
  const shop = await shopFor({ 'POST /social/v1/media/:mediaId/reports': answer })
  await shop.press(reportPhotoFx, { mediaId: 'm1', reason: 'rights' })
  expect(shop.see($mayTakePart)).toBe(isOffered)
})
