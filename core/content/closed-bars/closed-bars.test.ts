import { expect, it } from 'vitest'
import { shopFor } from '../../testing/shop-for'
import { $closedBars, barClosed, barsWanted } from './index'

const config = { key: 'pk_bars' }

it('a closed benefit bar stays closed on the next page, and others stay open', async () => {
  const shop = await shopFor({}, { config })
  await shop.press(barsWanted)
  expect(shop.see($closedBars)).toEqual([])
  await shop.press(barClosed, 'free-shipping')
  await shop.press(barClosed, 'free-shipping')
  expect(shop.see($closedBars)).toEqual(['free-shipping'])

  const later = await shopFor({}, { config })
  await later.press(barsWanted)
  expect(later.see($closedBars)).toEqual(['free-shipping'])
})

it('J4: two tabs each close a bar, and both stay closed', async () => {
  const tabs = { config: { key: 'pk_two_tabs' } }
  const one = await shopFor({}, tabs)
  await one.press(barsWanted)
  const other = await shopFor({}, tabs)
  await other.press(barsWanted)
  await one.press(barClosed, 'free-shipping')
  await other.press(barClosed, 'late-returns')
  const later = await shopFor({}, tabs)
  await later.press(barsWanted)
  expect(later.see($closedBars)).toEqual(['free-shipping', 'late-returns'])
})

it('another shop’s bar of that name stays open', async () => {
  const shop = await shopFor({}, { config: { key: 'pk_another' } })
  await shop.press(barsWanted)
  expect(shop.see($closedBars)).toEqual([])
})
