import { afterEach, expect, test, vi } from 'vitest'
import { aFooter } from '../testing/a-footer'
import { aMenu, aMenuItem, apparel, gifts } from '../testing/a-menu'
import { aPopUp } from '../testing/a-pop-up'
import { shopFor } from '../testing/shop-for'
import { $footers, footerWanted } from './footer'
import { $menus, menuWanted } from './menus'
import { $shown, placeShown } from './pop-ups'

afterEach(() => vi.restoreAllMocks())

const silent = () => vi.spyOn(console, 'error').mockImplementation(() => {})
const script = { url: 'javascript:alert(1)', text: 'Press' }
const cleared = { url: '', alt: '', text: '' }

async function menuOf(more: object) {
  const shop = await shopFor({ 'GET /live/caas/v1/canvas/menu/:siteId': { ...aMenu(), ...more } })
  await shop.press(menuWanted, 'northlane')
  return shop.see($menus)['northlane']?.value
}

async function footerOf(more: object) {
  const shop = await shopFor({ 'GET /live/caas/v1/canvas/footer/:siteId': { ...aFooter(), ...more } })
  await shop.press(footerWanted, 'northlane')
  return shop.see($footers)['northlane']?.value
}

async function popUpOf(...popups: object[]) {
  const shop = await shopFor({ 'GET /live/caas/v1/canvas/popups/:siteId': { siteId: 'club', popups } })
  void shop.press(placeShown, { id: 'w1', site: 'club', name: '', delay: 60_000 })
  await expect.poll(() => shop.callsTo('GET /live/caas/v1/canvas/popups/:siteId').length).toBe(1)
  await new Promise(resolve => setTimeout(resolve))
  return shop.see($shown)?.popUp
}

test.each([
  ['no place to lead to', { target: cleared }],
  ['a script to lead to', { target: script }],
  ['no title', { title: '' }],
  ['columns that are none', { columns: 'all' }],
])('J7: of a menu a category with %s is left out alone', async (_what, more) => {
  silent()
  expect((await menuOf({ items: [aMenuItem(more as object), apparel, gifts] }))?.items).toEqual([apparel, gifts])
})

test('J7: in a category a broken link or picture is left out alone, with one line in the console', async () => {
  const said = silent()
  const { columns, visualSelectors = [], ...run } = aMenuItem()
  const [road, ...others] = columns[0]?.children ?? []
  const broken = {
    ...run,
    menuIcon: cleared,
    titleVisibility: '',
    menuBanner: { ...run.menuBanner, target: script },
    columns: [{ ...columns[0], children: [{ ...road, target: script }, ...others] }],
    visualSelectors: [{ ...visualSelectors[0], picture: { url: '', alt: '' } }, visualSelectors[1]],
  }
  const { menuBanner: _banner, ...left } = run
  expect((await menuOf({ items: [broken], secondary: null }))?.items).toEqual([
    { ...left, columns: [{ ...columns[0], children: others }], visualSelectors: [visualSelectors[1]] },
  ])
  expect(said.mock.calls.map(([line]) => String(line))).toEqual([
    expect.stringMatching(/^\[till\] Expected what <till-menu> shows by its contract, got another 'items\.0\./),
  ])
})

test('J14: what the editors have cleared takes no footer away, and is said nowhere', async () => {
  const said = silent()
  const usual = aFooter()
  const social = usual.social ?? []
  const footer = await footerOf({
    newsletter: { title: '', text: '', target: cleared },
    social: [{ ...social[0], picture: cleared }, cleared],
    legal: null,
    legalTargets: null,
  })
  expect(footer).toEqual({
    ...usual,
    newsletter: undefined,
    social: [social[0]],
    legal: undefined,
    legalTargets: undefined,
  })
  expect(said).not.toHaveBeenCalled()
})

test('J14: a broken column or link is left out alone', async () => {
  silent()
  const [run, help] = aFooter().columns
  const columns = [{ ...run, targets: [script, ...(run?.targets ?? [])] }, { title: 'Lost' }, null, help]
  expect(await footerOf({ columns, legal: 7 })).toEqual({ ...aFooter(), legal: undefined })
})

test('J8: a broken pop-up is left out alone, and one with cleared fields is shown', async () => {
  silent()
  const broken = { ...aPopUp({ name: 'broken' }), kind: 'hologram' }
  const { terms: _terms, delay: _delay, ...usual } = aPopUp()
  const shown = await popUpOf(broken, { ...aPopUp(), logo: cleared, logoSize: '', terms: cleared, delay: null })
  expect(shown).toEqual(usual)
})
