import { create } from 'superstruct'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../../../core/content/endpoints'
import { Footer } from '../../../../core/content/footer/contracts'
import { LocationSelector } from '../../../../core/content/pages/contracts'
import { footerEndpoints } from '../../../../core/content/footer/endpoints'
import { fragmentEndpoints } from '../../../../core/content/fragment/endpoints'
import { Menu } from '../../../../core/content/menus/contracts'
import { menuEndpoints } from '../../../../core/content/menus/endpoints'
import { PopUps } from '../../../../core/content/pop-ups/contracts'
import { popUpEndpoints } from '../../../../core/content/pop-ups/endpoints'
import { type TestService, testService } from '../../testing/test-service'

const FIXED = [
  ...['account', 'account-profile', 'basecamp', 'cart', 'checkout', 'contact-us', 'error-4xx', 'gift-card'],
  ...['loyalty-modal', 'order-confirmation', 'promotions', 'search', 'sign-in-modal', 'sign-up', 'sign-up-modal'],
  ...['store-locator', 'westend'],
]

describe('the content service', () => {
  let shop: TestService
  const siteId = 'northlane'
  const screen = (page: string, locale = 'en-US', headers: Record<string, string> = {}) =>
    shop.nobody(endpoints.readAugmentedPage, {
      params: { mode: 'live', siteId, page },
      headers: { 'x-locale': locale, ...headers },
    })
  const site = { mode: 'live', siteId }
  const menuIn = async (locale: string) =>
    create((await shop.nobody(menuEndpoints.readMenu, { params: site, headers: { 'x-locale': locale } })).body, Menu)
  const readFooter = async () => create((await shop.nobody(footerEndpoints.readFooter, { params: site })).body, Footer)
  const page = (page: string, mode: string, query: Record<string, string> = {}) =>
    shop.nobody(endpoints.readPage, { params: { mode, siteId, page }, query })

  beforeAll(async () => {
    shop = await testService()
    const words = (body: object) => ({
      site_id: siteId,
      kind: 'fragment',
      key: 'northlane-test',
      body: JSON.stringify({ name: 'A test', blocks: [{ type: 'anchor', anchorId: 'here' }], ...body }),
    })
    await shop.db
      .insertInto('content_documents')
      .values([
        { ...words({}), language: 'en' },
        { ...words({ name: 'A grey test' }), language: 'en-GB' },
        { ...words({ name: 'Un essai' }), language: 'fr' },
      ])
      .execute()
  })
  afterAll(() => shop.close())

  it.each(FIXED)('J1: knows the shop’s screen %s in every language', async key => {
    const titles = await Promise.all(
      ['en-US', 'fr-FR', 'de-DE', 'ja-JP', 'ar-AE'].map(async locale => {
        const { status, body } = await screen(key, locale)
        return [status, body.language, body.blocks.length, body.title]
      }),
    )
    expect(titles.map(([status]) => status)).toEqual([200, 200, 200, 200, 200])
    expect(titles.map(([, language]) => language)).toEqual(['en', 'fr', 'de', 'ja', 'ar'])
    expect(titles.every(([, , blocks]) => blocks === 1)).toBe(true)
  })

  it('J1: returns a page, its children, a category, a product, the menu and the footer', async () => {
    const params = { mode: 'live', siteId }
    const children = await shop.nobody(endpoints.readChildren, { params: { ...params, parentPageSlug: 'guides' } })
    expect(children.body.children.map(({ key, url }) => [key, url])).toEqual([
      ['shoe-care', '/en-us/shoe-care'],
      ['right-size', '/en-us/right-size'],
    ])
    expect((await page('guides', 'live')).body.title).toBe('Guides')
    const category = await shop.nobody(endpoints.readCategoryContent, { params: { ...params, categoryId: '1200' } })
    expect(category.body.title).toBe('Trail')
    const product = await shop.nobody(endpoints.readProductContent, { params: { ...params, productId: 'TQ4407AB12' } })
    expect(product.body.title).toBe('Why the second one')
    expect((await menuIn('en-US')).items[0]).toMatchObject({
      title: 'Run',
      target: { url: '/en-us/c/run-1000' },
      visualSelectors: [{ picture: { url: 'http://localhost:4401/media/scene-coast.svg' } }, {}, {}],
    })
    expect((await readFooter()).columns[1]?.targets[0]?.url).toBe('http://localhost:4401/en-us/help/contact-us')
  })

  it('J1: leads a menu’s links to listings that there are', async () => {
    const { items } = await menuIn('en-US')
    const links = items.flatMap(item => [item, ...item.columns.flatMap(({ children }) => children)])
    const rows = await shop.db.selectFrom('categories').select(['id', 'slug']).execute()
    const known = rows.map(({ id, slug }) => `/en-us/c/${slug}-${id}`)
    for (const { target } of links) expect(known).toContain(target.url)
  })

  it('J7: returns all that a menu’s item may have, in the shopper’s language', async () => {
    const { items, secondary } = await menuIn('de-DE')
    const [run, apparel, , giftCards, sale] = items
    expect(run).toMatchObject({
      title: 'Laufen',
      columns: [{ title: 'Nach Untergrund', children: [{ title: 'Straße' }, {}, {}] }, {}],
      menuBanner: { title: 'Neu in dieser Woche', target: { url: expect.stringContaining('/de-de/c/') } },
      visualSelectorsTitle: 'Wo laufen Sie?',
    })
    expect(apparel?.overrideShopAll).toBe('Alle Kleidung')
    expect([giftCards?.titleVisibility, giftCards?.menuIcon?.url]).toEqual([
      'title+icon',
      'http://localhost:4401/media/icon-gift.svg',
    ])
    expect([sale?.menuStyle, sale?.hideShopAll]).toEqual(['sale', { sm: true, md: true, lg: true }])
    expect(secondary?.map(({ title }) => title)).toEqual(['Bestellung suchen', 'Rückgaben'])
  })

  it('J14: returns a footer with columns, newsletter, networks and legal links', async () => {
    const footer = await readFooter()
    expect(footer.columns.map(({ title }) => title)).toEqual(['Run', 'Help'])
    expect(footer.newsletter?.target.url).toBe('http://localhost:4401/en-us/newsletter')
    expect(new Set(footer.social?.map(({ targetAttribute }) => targetAttribute))).toEqual(new Set(['_blank']))
    expect(footer.legalTargets?.map(({ text }) => text)).toEqual(['Privacy', 'Terms of sale'])
  })

  it('J8: returns a site’s pop-ups in the shopper’s language', async () => {
    const { body } = await shop.nobody(popUpEndpoints.readPopUps, {
      params: { mode: 'live', siteId: 'harbour-striders' },
      headers: { 'x-locale': 'de-DE', 'x-access-key': 'pk_partner' },
    })
    expect(create(body, PopUps).popups).toMatchObject([
      { name: 'club-news', kind: 'newsletter', delay: 2000, language: 'de' },
    ])
    const rows = await shop.db.selectFrom('content_documents').select('body').where('kind', '=', 'popup').execute()
    const titles = rows.map(({ body }) => String((body as { minimizedTitle?: string }).minimizedTitle))
    expect(titles.length).toBeGreaterThan(9)
    expect(titles.filter(title => [...title].length > 28)).toEqual([])
  })

  it('J1: returns a fragment by its id alone, in the words of the reader’s country where they differ', async () => {
    const named = async (locale: string) => {
      const said = { params: { mode: 'live', fragmentId: 'northlane-test' }, headers: { 'x-locale': locale } }
      const { body } = await shop.nobody(fragmentEndpoints.readFragment, said)
      return [body.fragmentId, body.name, body.language]
    }
    expect(await named('en-US')).toEqual(['northlane-test', 'A test', 'en'])
    expect(await named('en-GB')).toEqual(['northlane-test', 'A grey test', 'en-GB'])
    expect(await named('fr-CA')).toEqual(['northlane-test', 'Un essai', 'fr'])
  })

  it('J1: says what has no words in the shopper’s language in the site’s own', async () => {
    const said = { params: { mode: 'live', fragmentId: 'northlane-test' }, headers: { 'x-locale': 'ja-JP' } }
    expect((await shop.nobody(fragmentEndpoints.readFragment, said)).body).toMatchObject({ language: 'en' })
  })

  it('J1: the shop’s own parts are those of the key’s site, and of no other page', async () => {
    for (const component of ['compare', 'collections', 'footer', 'foot-sizes', 'search', 'utility']) {
      const { status } = await shop.nobody(endpoints.readComponent, { params: { component } })
      expect([component, status]).toEqual([component, 200])
    }
    const chart = await shop.nobody(endpoints.readSizeChart, { params: { productType: 'footwear' } })
    expect(chart.body.table?.columns).toEqual(['US men', 'US women', 'UK', 'EU', 'cm'])
    const { regions } = create((await shop.nobody(endpoints.readLocationSelector)).body, LocationSelector)
    expect(regions.flatMap(({ locations }) => locations)).toContainEqual({
      locale: 'ja-JP',
      country: '日本',
      language: '日本語',
    })
    expect((await shop.nobody(endpoints.readOwnPage, { params: { page: 'guides' } })).body.key).toBe('guides')
    const stranger = await shop.nobody(endpoints.readOwnPage, {
      params: { page: 'guides' },
      headers: { 'x-access-key': 'pk_partner' },
    })
    expect([stranger.status, stranger.error?.errorId]).toEqual([403, 'AUT404'])
  })

  it.each([
    ['a page', '/live/caas/v1/canvas/page/northlane/nothing'],
    ['a site', '/live/caas/v1/canvas/page/nowhere/guides'],
    ['a mode', '/draft/caas/v1/canvas/page/northlane/guides'],
    ['a fragment', '/live/caas/v1/canvas/fragment/nothing'],
    ['a kind of search', '/live/caas/v1/canvas/search/slow-miles/recipe'],
    ['a kind of document', '/live/caas/v1/canvas/showcase/northlane/recipe'],
    ['children of no page', '/live/caas/v1/canvas/children/northlane/nothing'],
    ['a part', '/fapi/components/nothing'],
    ['a size chart', '/fapi/components/size-chart/nothing'],
  ])('J1: answers %s that there is none of with 404 API404', async (_what, url) => {
    const headers = { 'x-access-key': 'pk_demo', 'x-locale': 'en-US' }
    const answer = await shop.app.inject({ url, headers })
    expect([answer.statusCode, answer.json().errorDetails[0].errorId]).toEqual([404, 'API404'])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('J1: what is published may be kept a minute, and is not sent again while it is the same', async () => {
    const first = await screen('cart')
    expect(first.headers['cache-control']).toContain('max-age=60')
    expect(first.headers.vary).toContain('x-locale')
    const tag = String(first.headers.etag)
    const url = '/live/caas/v1/canvas/augmentedpage/northlane/cart'
    const ask = (locale: string) =>
      shop.app.inject({
        url,
        headers: { 'x-access-key': 'pk_demo', 'x-locale': locale, 'if-none-match': `"other", ${tag}` },
      })
    const again = await ask('en-US')
    expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', tag])
    expect((await ask('fr-FR')).statusCode).toBe(200)
  })

  it('J13: shows drafts to who has the token of their site, and nobody else sees them', async () => {
    expect((await page('winter-running', 'live')).status).toBe(404)
    for (const query of [{}, { previewToken: 'guess' }, { previewToken: 'preview-slow-miles' }]) {
      const { status, error } = await page('winter-running', 'preview', query)
      expect([query, status, error?.errorId]).toEqual([query, 403, 'AUT404'])
    }
    const shown = await page('winter-running', 'preview', { previewToken: 'preview-northlane' })
    expect([shown.status, shown.body.title]).toEqual([200, 'Running in winter'])
    expect(shown.headers['cache-control']).toBe('no-store')
    expect((await page('guides', 'preview', { previewToken: 'preview-northlane' })).status).toBe(200)
    const fragment = (query: Record<string, string>) =>
      shop.nobody(fragmentEndpoints.readFragment, { params: { mode: 'preview', fragmentId: 'northlane-test' }, query })
    expect((await fragment({})).status).toBe(403)
    expect((await fragment({ previewToken: 'preview-slow-miles' })).status).toBe(404)
    expect((await fragment({ previewToken: 'preview-northlane' })).status).toBe(200)
  })

  it('J13: lists documents of a kind for their editors, with what shows them', async () => {
    const showcase = async (mode: string, docType: string, query: Record<string, string> = {}) =>
      (await shop.nobody(endpoints.readShowcase, { params: { mode, siteId, docType }, query })).body
    const live = await showcase('live', 'page', { limit: '10' })
    expect(live.result.map(({ key }) => key)).not.toContain('winter-running')
    const drafts = await showcase('preview', 'page', { previewToken: 'preview-northlane' })
    expect(drafts.result.find(({ key }) => key === 'winter-running')?.isDraft).toBe(true)
    expect(drafts.numFound).toBe(live.numFound + 1)
    await shop.db
      .insertInto('content_documents')
      .values({
        site_id: siteId,
        kind: 'page',
        key: 'shows-it',
        language: 'en',
        draft: JSON.stringify({ title: 'Shows it', blocks: [{ type: 'fragment', fragmentId: 'northlane-test' }] }),
      })
      .execute()
    const preview = { previewToken: 'preview-northlane' }
    const [shown] = (await showcase('preview', 'fragment', { ...preview, layout: 'anchor' })).result
    expect(shown).toMatchObject({ key: 'northlane-test', referrers: [{ kind: 'page', key: 'shows-it' }] })
    expect((await showcase('preview', 'page', { ...preview, layout: 'anchor' })).numFound).toBe(0)
  })
})
