import { expect, test } from 'vitest'
import { refuse, shopFor } from '../../testing/shop-for'
import { $components, componentWanted } from './index'

const about = { siteId: 'northlane', language: 'en', modified: '2026-10-01T08:00:00Z', blocks: [] }
const table = { columns: ['US', 'cm'], rows: [['9', '27']] }
const CHART = 'GET /fapi/components/size-chart/:productType'
const PART = 'GET /fapi/components/:component'

test('G5: a size chart and a part of the shop’s screens are each read once', async () => {
  const shop = await shopFor({
    [CHART]: { ...about, key: 'footwear', title: 'Shoes', table },
    [PART]: { ...about, key: 'compare', title: 'Compare' },
  })
  for (const name of ['size-chart/footwear', 'compare', 'compare']) await shop.press(componentWanted, name)
  expect(shop.calls.map(({ path }) => path)).toEqual([
    '/fapi/components/size-chart/footwear',
    '/fapi/components/compare',
  ])
  expect(shop.see($components)['size-chart/footwear']?.value?.table).toEqual(table)
  expect(shop.see($components)['compare']?.value?.title).toBe('Compare')
})

test('G5: what could not be read says why, and is read when it is wanted again', async () => {
  const answers = [refuse(500, 'GEN500'), { ...about, key: 'compare', title: 'Compare' }]
  const shop = await shopFor({ [PART]: () => answers.shift() })
  await shop.press(componentWanted, 'compare')
  expect(shop.see($components)['compare']?.error?.code).toBe('GEN500')
  await shop.press(componentWanted, 'compare')
  expect(shop.see($components)['compare']).toMatchObject({ error: null, value: { title: 'Compare' } })
})
