import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import './gallery-knows-the-product'
import './gallery-needs-consent'
import { productWanted } from '../../catalogue/products'
import { consentGiven } from '../../consent'
import { $galleries, galleryEmptied, galleryFailed, galleryLeft, galleryShown } from '../../content/ugc'
import { aProduct } from '../../testing/a-product'
import { noAnswer, refuse, shopFor } from '../../testing/shop-for'
import { siteSettings } from '../../testing/site-settings'

const SETTINGS = 'GET /fapi/site/settings'
const DETAILS = 'GET /products/v2/products/:productId/details'
const own = { script: '/gallery.js?c={containerId}&l={locale}', customsPaths: ['/customs'] }
const strangers = { ...own, script: 'https://social.example/{containerId}/{locale}.js' }
const place = {
  id: 'one',
  containerId: 'northlane-runners',
  product: null as string | null,
  address: 'https://brand.test/en-us',
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pageWith = (social: typeof own | undefined = own, more: object = {}) =>
  shopFor({ [SETTINGS]: siteSettings(social ? { social } : {}), [DETAILS]: aProduct(), ...more })

type Shop = Awaited<ReturnType<typeof pageWith>>

/** What is shown at once, and what after so many milliseconds. */
async function show(shop: Shop, given: Partial<typeof place> = {}, ms = 500) {
  const all = shop.press(galleryShown, { ...place, ...given })
  await vi.advanceTimersByTimeAsync(ms)
  if (ms >= 500) await all
  return shop.see($galleries)[given.id ?? 'one']
}

describe('a gallery of pictures that people posted', () => {
  it('J11: is due 500 ms after it is there, by its container and the page’s locale', async () => {
    const shop = await pageWith()
    expect(await show(shop, {}, 499)).toMatchObject({ state: 'coming' })
    await vi.advanceTimersByTimeAsync(1)
    expect(shop.see($galleries)['one']).toMatchObject({
      state: 'due',
      script: { url: 'https://shop.test/gallery.js?c=northlane-runners&l=en-US' },
    })
  })

  it('J11: that is gone before is never due, also where another has its name by then', async () => {
    const shop = await pageWith()
    await show(shop, {}, 300)
    void shop.press(galleryLeft, 'one')
    await show(shop, {}, 300)
    expect(shop.see($galleries)['one']).toMatchObject({ state: 'coming' })
    await vi.advanceTimersByTimeAsync(200)
    expect(shop.see($galleries)['one']).toMatchObject({ state: 'due' })
  })

  it.each([
    ['the front page', null, 'https://brand.test/en-us', true],
    ['a page of products that are made to order', null, 'https://brand.test/en-us/customs/by-you?x=1', false],
    ['a page that is only called alike', null, 'https://brand.test/en-us/customs-duties', true],
    ['a product’s page', 'TQ4407AB12', 'https://brand.test/en-us/p/meridian-TQ4407AB12', false],
  ])('J11: on %s it has its heading: %s, %s, %s', async (_where, product, address, isNamed) => {
    expect(await show(await pageWith(), { product, address })).toMatchObject({ isNamed })
  })

  it('J11: on a product’s page is tagged with its master id, which is read once', async () => {
    const shop = await pageWith()
    expect(await show(shop, { product: 'TQ4407AB12' })).toMatchObject({ state: 'due', tags: ['TQ4407'] })
    expect(await show(shop, { id: 'two', product: 'TQ4407AB12' })).toMatchObject({ state: 'due', tags: ['TQ4407'] })
    expect(shop.callsTo(DETAILS)).toHaveLength(1)
  })

  it('J11: elsewhere asks for no product', async () => {
    const shop = await pageWith()
    expect(await show(shop)).toMatchObject({ tags: [] })
    expect(shop.callsTo(DETAILS)).toEqual([])
  })

  it('J11: is not complained of where a product that no gallery is about cannot be read', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const shop = await pageWith(own, { [DETAILS]: refuse(404, 'PLP400') })
    await shop.press(productWanted, 'TQ4407AB12')
    expect(said.mock.calls).toEqual([])
  })

  it('J11: a failure is one line in the console, and nothing else', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const shop = await pageWith()
    await show(shop)
    const error = new Error('The script failed to load')
    await shop.press(galleryFailed, { id: 'one', error })
    await shop.press(galleryFailed, { id: 'one', error })
    expect(said.mock.calls).toEqual([
      ['[till] Expected a social gallery from its provider, got an error; its place stays empty.', error],
    ])
    expect(shop.see($galleries)['one']).toMatchObject({ state: 'over' })
  })

  it.each([
    ['its provider failed', {}, galleryFailed],
    ['its product is unknown', { [DETAILS]: refuse(404, 'PLP400') }, null],
    ['the settings cannot be read', { [SETTINGS]: noAnswer('offline') }, null],
    ['its site has no provider', { [SETTINGS]: siteSettings() }, null],
  ])('J11: closes up where %s', async (_why, answers, ended) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const shop = await pageWith(own, answers)
    await show(shop, { product: 'TQ4407AB12' })
    if (ended === galleryFailed) await shop.press(galleryFailed, { id: 'one', error: new Error('Blocked') })
    expect(shop.see($galleries)['one']).toMatchObject({ state: 'over' })
  })

  it('J11: is empty, and not over, where its provider has no picture for it', async () => {
    const shop = await pageWith()
    await show(shop)
    await shop.press(galleryEmptied, 'one')
    expect(shop.see($galleries)['one']).toMatchObject({ state: 'empty' })
    expect(await show(shop)).toMatchObject({ state: 'due' })
  })

  it('J11, K3: of a provider with an origin of its own runs under consent to targeting alone', async () => {
    const shop = await pageWith(strangers)
    expect(await show(shop)).toMatchObject({ state: 'over' })
    await shop.press(consentGiven, { targeting: true })
    expect(shop.see($galleries)['one']).toMatchObject({
      state: 'due',
      script: { url: 'https://social.example/northlane-runners/en-US.js' },
    })
    await shop.press(consentGiven, { targeting: false })
    expect(shop.see($galleries)['one']).toMatchObject({ state: 'over' })
  })
})
