import { expect, it } from 'vitest'
import { refuse, shopFor } from '../testing/shop-for'
import { readPhotosFx, reportPhotoFx } from './index'

const STREAM = 'GET /social/v1/streams/:streamId/media/recent'
const STREAMS = 'GET /social/v1/streams/media/recent'
const REPORT = 'POST /social/v1/media/:mediaId/reports'
const nothing = { media: [], next: null }
const wanted = { streamId: 'northlane-runners', tags: [], category: null, cursor: null }

it('J11: pictures of a gallery are those of its stream', async () => {
  const shop = await shopFor({ [STREAM]: nothing })
  await shop.press(readPhotosFx, { ...wanted, category: 'trail', cursor: 'abc' })
  expect(shop.callsTo(STREAM)).toMatchObject([
    { path: '/social/v1/streams/northlane-runners/media/recent', query: { category: 'trail', cursor: 'abc' } },
  ])
})

it('J11: on a product’s page they are those that are tagged with its master id', async () => {
  const shop = await shopFor({ [STREAMS]: nothing })
  await shop.press(readPhotosFx, { ...wanted, tags: ['TQ4407'] })
  expect(shop.callsTo(STREAMS)).toMatchObject([{ query: { tags: 'TQ4407' } }])
})

it('J11: a report says why, and whoever sent it learns where it failed', async () => {
  let isDown = false
  const shop = await shopFor({ [REPORT]: () => (isDown ? refuse(500, 'GEN500') : undefined) })
  await shop.press(reportPhotoFx, { mediaId: 'm1', reason: 'rights' })
  expect(shop.callsTo(REPORT)).toMatchObject([{ path: '/social/v1/media/m1/reports', body: { reason: 'rights' } }])
  isDown = true
  expect(await shop.press(reportPhotoFx, { mediaId: 'm1', reason: 'rights' })).toMatchObject({ status: 'fail' })
})
