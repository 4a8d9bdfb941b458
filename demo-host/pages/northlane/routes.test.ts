import { readdirSync, readFileSync } from 'node:fs'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { isErrorPage } from '../../../core/format/page-type'
import { languages, locales } from '../../../core/shapes/languages'
import { aCard, aProduct } from '../../../core/testing/a-product'
import { pagesSettings } from '../settings'
import type { ShopClient } from '../shop-client'
import { northlaneRoutes } from './routes'
import { sites } from './site'

const nothing = { products: [], total: 0, facets: [] } as unknown as Awaited<ReturnType<ShopClient['search']>>
const category = { id: '4012', name: 'Running' } as never

const shop: ShopClient = {
  catalogue: async () => ({ categories: [] }) as unknown as Awaited<ReturnType<ShopClient['catalogue']>>,
  search: async () => nothing,
  category: async ({ categoryId }) => (categoryId === '4012' ? { ...nothing, category } : null),
  product: async id => (id === 'TQ4407AB12' ? aProduct() : null),
  fragment: async id => (id === 'northlane-guide-shoe-care' ? { name: 'Caring for shoes' } : null),
}

test.each([
  ['/en-us/c/running-4012', 200, 'Running'],
  ['/en-us/running-c4012', 200, 'Running'],
  ['/en-us/c/running-9999', 404, 'No page here'],
  ['/en-us/c/running-40', 404, 'No page here'],
  ['/en-us/p/kestrel-2-TQ4407AB12', 200, 'Kestrel 2'],
  ['/en-us/kestrel-2-pTQ4407AB12', 200, 'Kestrel 2'],
  ['/en-us/p/kestrel-2-TQ44', 404, 'No page here'],
  ['/en-us/customs/kestrel-2-by-you-TQ4407AB12', 200, 'Kestrel 2'],
  ['/en-us/customs/kestrel-2-by-you', 404, 'No page here'],
  ['/en-us/guides/shoe-care', 200, 'Caring for shoes'],
  ['/en-us/guides/knitting', 404, 'No page here'],
  ['/en-us/about-us', 404, 'No page here'],
])('M1: %s is answered with %i: %s', async (url, status, title) => {
  const app = fastify()
  northlaneRoutes(app, pagesSettings({}), shop)
  const answer = await app.inject(url)
  expect([answer.statusCode, /<title>([^<·]*\S) ·/.exec(answer.payload)?.[1]]).toEqual([status, title])
  const [, description] = /<meta name="description" content="([^"]*)"/.exec(answer.payload) ?? []
  expect(answer.payload.includes('class="button main" href="/en-us">Go to the front page')).toBe(status === 404)
  expect([isErrorPage(description), answer.payload.includes('content="noindex"')]).toEqual(
    Array(2).fill(status === 404),
  )
})

const asked: (string | undefined)[] = []
const told: ShopClient = {
  ...shop,
  product: async (_id, locale) => {
    asked.push(locale)
    return aProduct()
  },
}

test.each([
  ['/en-us', 'en-US', 'ltr', 'Skip to content'],
  ['/en-gb', 'en-GB', 'ltr', 'Your favourites'],
  ['/fr-fr', 'fr-FR', 'ltr', 'Aller au contenu'],
  ['/de-de', 'de-DE', 'ltr', 'Zum Inhalt'],
  ['/ja-jp', 'ja-JP', 'ltr', '本文へ移動'],
  ['/ar-ae', 'ar-AE', 'rtl', 'انتقل إلى المحتوى'],
])(
  'M7: %s is a page in %s, asks the shop for it, and leads to the same page in the other languages',
  async (root, ...expected) => {
    const [locale, dir, words] = expected
    const app = fastify()
    northlaneRoutes(app, pagesSettings({}), told)
    const { payload } = await app.inject(`${root}/p/kestrel-2-TQ4407AB12`)
    expect(payload).toContain(`<html lang="${locale}" dir="${dir}">`)
    expect(payload).toContain(`data-locale="${locale}"`)
    expect(payload).toContain(words)
    expect(asked.at(-1)).toBe(locale)
    expect(payload).toContain(`href="/de-de/p/kestrel-2-TQ4407AB12" lang="de-DE"`)
    expect((await app.inject(`${root}/nowhere`)).payload).toContain(`<html lang="${locale}"`)
  },
)

test('M7: Northlane has pages in every locale of the shop, and words in every language', () => {
  expect(sites.map(({ locale }) => locale).sort()).toEqual([...locales].sort())
  const said = new Set(sites.map(({ words }) => words.skip))
  expect(said.size).toBe(languages.length)
})

test('a search that finds nothing has nothing to sort', async () => {
  const app = fastify()
  northlaneRoutes(app, pagesSettings({}), shop)
  const { payload } = await app.inject('/en-us/search?q=wellies')
  expect(payload).toContain('Nothing here matches')
  expect(payload).not.toContain('name="sort"')
})

test.each(['/en-us/search?q=wellies', '/en-us/nowhere'])('%s leads nowhere, and shows what others buy', async url => {
  const app = fastify()
  const search: ShopClient['search'] = async ({ q }) => (q ? nothing : { ...nothing, products: [aCard('TQ4407AB12')] })
  northlaneRoutes(app, pagesSettings({}), { ...shop, search })
  const { payload } = await app.inject(url)
  expect(payload).toContain('<h2>Worth a second look</h2>')
  expect(payload).toContain('data-till-product="TQ4407AB12"')
})

test('what a listing’s address says is asked of the shop, in the names of the widget’s address; the rest is left out', async () => {
  const queries: Record<string, string>[] = []
  const search: ShopClient['search'] = async query => {
    queries.push(query)
    return { ...nothing, total: 60, start: 24, products: [] }
  }
  const app = fastify()
  northlaneRoutes(app, pagesSettings({}), { ...shop, search })
  const { payload } = await app.inject('/en-us/search?q=sock&color=ember&sort=price-asc&page=2')
  expect(payload).toContain('<input type="hidden" name="color" value="ember">')
  await app.inject('/en-us/search?q=sock&sort=toString&page=-1&bug=1')
  expect(queries).toEqual([
    { q: 'sock', color: 'ember', sort: 'price-asc', start: '24', count: '24' },
    { q: 'sock', sort: 'relevance', start: '0', count: '24' },
  ])
  expect(payload).toContain('<till-product-grid main-heading address page-size="24">')
  expect(payload).toContain('rel="next" href="/en-us/search?q=sock&amp;color=ember&amp;sort=price-asc&amp;page=3"')
})

test('a product’s page names what there is to choose until the widget has come', async () => {
  const app = fastify()
  northlaneRoutes(app, pagesSettings({}), shop)
  const { payload } = await app.inject('/en-us/p/kestrel-2-TQ4407AB12')
  expect(payload).toContain('<till-product product="TQ4407AB12" main-heading express>')
  expect(payload).toMatch(/data-till-open="quick-shop"[^>]*>Choose [a-z ]+</)
})

test('a page waits for one style sheet, which has all others in it', async () => {
  const app = fastify()
  northlaneRoutes(app, pagesSettings({}), shop)
  const { payload } = await app.inject('/en-us')
  expect(payload.match(/<link rel="stylesheet"[^>]*>/g)).toEqual(['<link rel="stylesheet" href="/northlane/site.css">'])
  const folder = new URL('./', import.meta.url)
  const imported = [...readFileSync(new URL('site.css', folder), 'utf8').matchAll(/'\.\/(\S+)'/g)].map(
    ([, name]) => name,
  )
  const others = readdirSync(folder).filter(name => name.endsWith('.css') && name !== 'site.css')
  expect(imported.toSorted()).toEqual(others.toSorted())
})
