import { expect, it } from 'vitest'
import { noAnswer, shopFor } from '../../testing/shop-for'
import { $topCategories, topCategoriesWanted } from './index'

const CATALOGUE = 'GET /products/v2/catalog'

const category = (id: string, total: number, parentId: string | null = null) => ({
  ...{ id, total, parentId, name: `Category ${id}`, slug: id, url: `/en-us/c/${id}` },
})

it('leads to the largest categories of the shop, six at most, and asks once', async () => {
  const all = [1, 9, 3, 8, 5, 7, 6].map(total => category(`10${total}0`, total))
  const shop = await shopFor({
    [CATALOGUE]: { categories: [...all, category('1001', 20, '1000'), category('2000', 0)] },
  })
  await shop.press(topCategoriesWanted)
  await shop.press(topCategoriesWanted)
  expect(shop.see($topCategories).map(({ total }) => total)).toEqual([9, 8, 7, 6, 5, 3])
  expect(shop.callsTo(CATALOGUE)).toHaveLength(1)
})

it('leads nowhere where the service does not answer, and asks again', async () => {
  const shop = await shopFor({ [CATALOGUE]: noAnswer })
  await shop.press(topCategoriesWanted)
  await shop.press(topCategoriesWanted)
  expect(shop.see($topCategories)).toEqual([])
  expect(shop.callsTo(CATALOGUE).length).toBeGreaterThan(1)
})
