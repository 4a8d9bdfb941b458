import { afterEach, expect, it, vi } from 'vitest'
import { cameOnline } from '../../runtime/page-events'
import { noAnswer, refuse, shopFor } from '../../testing/shop-for'
import { aFragment } from '../../testing/a-fragment'
import { $fragments, fragmentWanted } from './index'

const FRAGMENT = 'GET /:mode/caas/v1/canvas/fragment/:fragmentId'
const title = { type: 'rich-text', title: 'Mended, not replaced' }

afterEach(() => vi.restoreAllMocks())

it('reads a fragment once, however many places of the page show it', async () => {
  const shop = await shopFor({ [FRAGMENT]: aFragment([title]) })
  await shop.press(fragmentWanted, 'northlane-home')
  await shop.press(fragmentWanted, 'northlane-home')
  expect(shop.callsTo(FRAGMENT).map(({ path }) => path)).toEqual(['/live/caas/v1/canvas/fragment/northlane-home'])
  expect(shop.see($fragments)['northlane-home']).toEqual({ value: [title], error: null, isPending: false })
})

it('keeps the fragments of a page apart', async () => {
  const shop = await shopFor({
    [FRAGMENT]: ({ path }: { path: string }) => aFragment(path.endsWith('one') ? [title] : []),
  })
  await shop.press(fragmentWanted, 'one')
  await shop.press(fragmentWanted, 'two')
  expect(shop.see($fragments)['one']?.value).toEqual([title])
  expect(shop.see($fragments)['two']?.value).toEqual([])
})

it('says what went wrong, and reads it again when it is asked once more', async () => {
  let isThere = false
  const shop = await shopFor({ [FRAGMENT]: () => (isThere ? aFragment([title]) : refuse(404, 'API404')) })
  await shop.press(fragmentWanted, 'northlane-home')
  expect(shop.see($fragments)['northlane-home']).toMatchObject({ error: { code: 'API404' }, isPending: false })
  isThere = true
  await shop.press(fragmentWanted, 'northlane-home')
  expect(shop.see($fragments)['northlane-home']).toMatchObject({ value: [title], error: null })
})

it('says that the browser is offline, and reads it when the connection is back', async () => {
  let isOnline = false
  const shop = await shopFor({ [FRAGMENT]: () => (isOnline ? aFragment([title]) : noAnswer('offline')()) })
  await shop.press(fragmentWanted, 'northlane-home')
  expect(shop.see($fragments)['northlane-home']).toMatchObject({ error: { code: 'offline' }, isPending: false })
  isOnline = true
  await shop.press(cameOnline)
  expect(shop.see($fragments)['northlane-home']).toMatchObject({ value: [title], error: null })
})

it('leaves out a block of an unknown type, says so in one line, and shows the others', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const shop = await shopFor({ [FRAGMENT]: aFragment([{ type: 'hologram' }, title, { type: 'hologram' }]) })
  await shop.press(fragmentWanted, 'northlane-home')
  expect(shop.see($fragments)['northlane-home']?.value).toEqual([title])
  expect(said.mock.calls).toEqual([
    ["[till] Expected a content block of a known type, got 'hologram'; it is left out."],
  ])
})

it('says in the console that an element names none, and asks for nothing', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const shop = await shopFor()
  await shop.press(fragmentWanted, '')
  expect(said.mock.calls).toEqual([['[till] Expected <till-content> with fragment="…", got none.']])
  expect(shop.calls).toEqual([])
})
