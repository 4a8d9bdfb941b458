import { expect, test } from 'vitest'
import { endpoints } from '../../../../core/lists/endpoints'
import { aGuestEachTime, openShop, SHOE, shop, shopper } from '../../testing/open-shop'

const PRESALE = 'TQ4407AB14'

openShop()
aGuestEachTime()

const like = (id: string) => shopper.call(endpoints.addFavorite, { body: { id } })

test('favourites are shared by a secret that shows the list and nothing else, and is the same when asked again', async () => {
  const { body } = await like(SHOE)
  const params = { favoriteId: body.favoriteId ?? '' }
  const stranger = await shop.guest()
  expect((await stranger.call(endpoints.shareFavorites, { params })).error?.errorId).toBe('PLP400')
  const { shareId } = (await shopper.call(endpoints.shareFavorites, { params })).body
  expect((await shopper.call(endpoints.shareFavorites, { params })).body.shareId).toBe(shareId)
  const seen = await stranger.call(endpoints.readShared, { params: { favoriteId: shareId } })
  expect(seen.body).toMatchObject({ total: 1, items: [{ productId: SHOE }] })
  expect(Object.keys(seen.body).sort()).toEqual(['items', 'total'])
  expect((await stranger.call(endpoints.readShared, { params })).error?.errorId).toBe('PLP400')
})

test('emptied favourites are shared no longer: the link does not show what is liked later', async () => {
  const { body } = await like(SHOE)
  const params = { favoriteId: body.favoriteId ?? '' }
  const { shareId } = (await shopper.call(endpoints.shareFavorites, { params })).body
  const itemId = body.items[0]?.itemId ?? ''
  await shopper.call(endpoints.removeFavorite, { params: { ...params, itemId } })
  await like(PRESALE)
  const read = () => shopper.call(endpoints.readShared, { params: { favoriteId: shareId } })
  expect((await read()).error?.errorId).toBe('PLP400')
  const again = (await shopper.call(endpoints.shareFavorites, { params })).body
  expect(again.shareId).not.toBe(shareId)
})
