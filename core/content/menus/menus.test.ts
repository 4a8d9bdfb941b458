import { createStore } from 'effector'
import { describe, expect, test, vi } from 'vitest'
import '../../wiring/analytics/follow-menus'
import '../../wiring/analytics/need-consent'
import { type AnalyticsEvent, published } from '../../analytics'
import { consentGiven } from '../../consent'
import { pageMoved } from '../../runtime/page-moves'
import { aMenu, aMenuItem, apparel, gifts } from '../../testing/a-menu'
import { noAnswer, refuse, type Shop, shopFor } from '../../testing/shop-for'
import {
  $menus,
  $open,
  $sections,
  hasPanel,
  hasShopAll,
  menuLeft,
  menuLinkPressed,
  menuWanted,
  partFocused,
  partPointed,
  partPressed,
  pointerLeft,
  sectionPressed,
  wholeMenuPressed,
} from './index'

const MENU = 'GET /live/caas/v1/canvas/menu/:siteId'
const run = { place: 'w1', part: 'run' }
const apparelPart = { place: 'w1', part: 'apparel' }
const openOf = (shop: Shop) => {
  const open = shop.see($open)
  return open && `${open.place} ${open.part}`
}

const $told = createStore<readonly AnalyticsEvent[]>([]).on(published, (told, event) => [...told, event])

describe('a site’s menu', () => {
  test('J7: is read once for all its places', async () => {
    const shop = await shopFor({ [MENU]: aMenu() })
    await shop.press(menuWanted, 'northlane')
    await shop.press(menuWanted, 'northlane')
    expect(shop.callsTo(MENU)).toHaveLength(1)
    expect(shop.see($menus)['northlane']).toMatchObject({ value: { items: [{ id: 'run' }, {}, {}] }, error: null })
  })

  test.each([
    ['there is none', refuse(404, 'API404'), 'API404'],
    ['nobody answers', noAnswer('offline'), 'offline'],
  ])('J7: is asked for again where %s', async (_why, failure, code) => {
    let isThere = false
    const shop = await shopFor({
      [MENU]: () => (isThere ? aMenu() : typeof failure === 'function' ? failure() : failure),
    })
    await shop.press(menuWanted, 'northlane')
    expect(shop.see($menus)['northlane']).toMatchObject({ value: null, error: { code }, isPending: false })
    isThere = true
    await shop.press(menuWanted, 'northlane')
    expect(shop.see($menus)['northlane']).toMatchObject({ value: { siteId: 'northlane' }, error: null })
  })

  test('J7: of no site is asked for of nobody, and the console says so', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const shop = await shopFor({ [MENU]: aMenu() })
    await shop.press(menuWanted, '')
    expect([shop.callsTo(MENU), said.mock.lastCall?.[0]]).toEqual([[], expect.stringContaining('<till-menu>')])
    said.mockRestore()
  })

  test('J7: opens something below a category that has something', () => {
    expect([aMenuItem(), apparel, gifts, { ...gifts, menuBanner: aMenuItem().menuBanner }].map(hasPanel)).toEqual([
      true,
      true,
      false,
      true,
    ])
  })

  test('J7: has a link to all of a category but where it is hidden', () => {
    const item = aMenuItem({ hideShopAll: { sm: true, lg: false } })
    expect((['sm', 'md', 'lg'] as const).map(width => hasShopAll(item, width))).toEqual([false, true, true])
    expect(hasShopAll(aMenuItem(), 'lg')).toBe(true)
  })
})

describe('a category of the bar', () => {
  test('J7: opens a moment after the pointer has come to it, and closes a moment after it has left', async () => {
    const shop = await shopFor()
    const pointed = shop.press(partPointed, run)
    expect(openOf(shop)).toBe(null)
    await pointed
    expect(openOf(shop)).toBe('w1 run')
    const left = shop.press(pointerLeft, { place: 'w1' })
    expect(openOf(shop)).toBe('w1 run')
    await left
    expect(openOf(shop)).toBe(null)
  })

  test('J7: does not open under a pointer that only crosses it, nor close under one that comes back', async () => {
    const shop = await shopFor()
    await Promise.all([shop.press(partPointed, run), shop.press(partPointed, apparelPart)])
    expect(openOf(shop)).toBe('w1 apparel')
    await Promise.all([shop.press(pointerLeft, { place: 'w1' }), shop.press(partPointed, apparelPart)])
    expect(openOf(shop)).toBe('w1 apparel')
    await Promise.all([shop.press(partPointed, run), shop.press(pointerLeft, { place: 'w1' })])
    expect(openOf(shop)).toBe(null)
  })

  test('J7: opens and closes by a press, and stays open while the pointer is elsewhere', async () => {
    const shop = await shopFor()
    await shop.press(partPressed, run)
    await shop.press(pointerLeft, { place: 'w1' })
    expect(openOf(shop)).toBe('w1 run')
    await shop.press(partPressed, run)
    expect(openOf(shop)).toBe(null)
  })

  test('J7: stays open while the pointer is elsewhere where the focus is in it', async () => {
    const shop = await shopFor()
    await shop.press(partPointed, run)
    await shop.press(partFocused, apparelPart)
    await Promise.all([shop.press(pointerLeft, { place: 'w1' }), shop.press(partFocused, run)])
    expect(openOf(shop)).toBe('w1 run')
    await shop.press(menuLeft, { place: 'w1' })
    expect(openOf(shop)).toBe(null)
  })

  test('J7: a press does not close what the pointer has just opened', async () => {
    const shop = await shopFor()
    await shop.press(partPointed, run)
    await shop.press(partPressed, run)
    expect(openOf(shop)).toBe('w1 run')
  })

  test('J7: one is open at a time, on the whole page', async () => {
    const shop = await shopFor()
    await shop.press(partPressed, run)
    await shop.press(partPressed, apparelPart)
    expect(openOf(shop)).toBe('w1 apparel')
    await shop.press(partPressed, { place: 'w2', part: 'run' })
    expect(openOf(shop)).toBe('w2 run')
    await shop.press(menuLeft, { place: 'w1' })
    expect(openOf(shop)).toBe('w2 run')
  })

  test.each([
    ['it is left', (shop: Shop) => shop.press(menuLeft, { place: 'w1' })],
    ['the page has another address', (shop: Shop) => shop.press(pageMoved)],
  ])('J7: closes where %s, and what the pointer had begun with it', async (_why, leave) => {
    const shop = await shopFor()
    await shop.press(partPressed, run)
    await Promise.all([shop.press(partPointed, apparelPart), leave(shop)])
    expect(openOf(shop)).toBe(null)
  })

  test('J7: closes when the page goes to another address, by history, a part of it, or its own router', async () => {
    const page = Object.assign(new EventTarget(), {
      location: { href: 'https://shop.test/' },
      navigation: new EventTarget(),
    })
    vi.stubGlobal('window', page)
    vi.stubGlobal('location', page.location)
    const shop = await shopFor()
    const moves = [
      () => page.dispatchEvent(new Event('popstate')),
      () => page.dispatchEvent(new Event('hashchange')),
      () => page.navigation.dispatchEvent(new Event('currententrychange')),
    ]
    for (const [at, move] of moves.entries()) {
      await shop.press(partPressed, run)
      move()
      expect(openOf(shop)).toBe('w1 run')
      page.location.href = `https://shop.test/${at}`
      move()
      expect(openOf(shop)).toBe(null)
    }
    vi.unstubAllGlobals()
  })
})

describe('the menu of a small screen', () => {
  test('J7: opens with its first category, and remembers afterwards what was open', async () => {
    const shop = await shopFor()
    const whole = { place: 'w1', first: 'run' }
    await shop.press(wholeMenuPressed, whole)
    expect([openOf(shop), shop.see($sections)['w1']]).toEqual(['w1 menu', ['run']])
    const section = { place: 'w1', site: 'northlane', title: '' }
    await shop.press(sectionPressed, { ...section, id: 'run' })
    await shop.press(sectionPressed, { ...section, id: 'apparel' })
    await shop.press(wholeMenuPressed, whole)
    expect(openOf(shop)).toBe(null)
    await shop.press(wholeMenuPressed, whole)
    expect(shop.see($sections)['w1']).toEqual(['apparel'])
  })
})

describe('what is reported of menus', () => {
  const link = { site: 'northlane', id: 'run/ground/road', title: 'Road', url: '/en-us/c/road' }

  test('M4: a link that was followed, and a section that was opened, under consent alone', async () => {
    const shop = await shopFor()
    const section = { place: 'w1', site: 'northlane', id: 'run', title: 'Run' }
    const all = async () => {
      await shop.press(menuLinkPressed, { ...link, from: 'bar' })
      await shop.press(menuLinkPressed, { ...link, from: 'sections' })
      await shop.press(sectionPressed, section)
      await shop.press(sectionPressed, section)
    }
    await all()
    expect(shop.see($told)).toEqual([])
    await shop.press(consentGiven, { performance: true })
    await all()
    expect(shop.see($told).map(({ event, menu }) => [event, menu])).toEqual([
      ['top_nav_click', link],
      ['mobile_menu_click', link],
      ['mobile_menu_expand', { site: 'northlane', id: 'run', title: 'Run' }],
    ])
  })
})
