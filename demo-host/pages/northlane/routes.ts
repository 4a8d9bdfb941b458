import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Catalogue } from '../../../core/catalogue/contracts'
import type { Html } from '../html'
import type { PagesSettings } from '../settings'
import type { ShopClient } from '../shop-client'
import { guide } from './guide'
import { home } from './home'
import { northlanePage } from './layout'
import { listing, searchQueryOf } from './listing'
import { notFound } from './not-found'
import { categoryIdOf, productIdOf } from './paths'
import { productPage } from './product'
import { offered } from './product-card'
import { type Site, siteOf, sites } from './site'

type Shown = { site: Site; title: string; description?: string; path: string; body: Html; status?: number }
type Address = { Params: { slug: string } }
type Asked = FastifyRequest<Address>

/**
 * Northlane's site in every locale: front page, listings `/c/{slug}-{id}` or `/{slug}-c{id}`, products `/p/{slug}-{id}` or `/{slug}-p{id}`,
 * search, guides.
 */
export function northlaneRoutes(app: FastifyInstance, settings: PagesSettings, shop: ShopClient): void {
  const show = (reply: FastifyReply, catalogue: Catalogue, { site, title, description, path, body, status }: Shown) =>
    reply
      .code(status ?? 200)
      .type('text/html; charset=utf-8')
      .send(
        northlanePage({
          site,
          title: `${title} · Northlane`,
          description: description ?? site.words.description,
          settings,
          catalogue,
          body,
          path,
          isMissing: status === 404,
        }).html,
      )
  const missing = async (reply: FastifyReply, path: string) => {
    const site = siteOf(path)
    const [catalogue, offers] = await Promise.all([shop.catalogue(site.locale), offersOf(site)])
    const body = notFound(site, offers)
    return show(reply, catalogue, { site, title: site.words.missing, path, body, status: 404 })
  }

  /** What others buy. */
  const offersOf = async (site: Site) =>
    offered((await shop.search({ sort: 'relevance', count: '4' }, site.locale)).products, site)

  app.get('/', (_request, reply) => reply.redirect('/en-us'))
  for (const { root } of sites) {
    app.get<Address>(root, showHome)
    app.get<Address>(`${root}/search`, showSearch)
    app.get<Address>(`${root}/c/:slug`, showCategory)
    app.get<Address>(`${root}/p/:slug`, showProduct)
    app.get<Address>(`${root}/customs/:slug`, showProduct)
    app.get<Address>(`${root}/guides/:slug`, showGuide)
    app.get<Address>(`${root}/:slug`, (request, reply) =>
      categoryIdOf(pathOf(request.url)) ? showCategory(request, reply) : showProduct(request, reply),
    )
  }
  app.setNotFoundHandler((request, reply) => missing(reply, request.url))

  async function showHome({ url }: Asked, reply: FastifyReply) {
    const site = siteOf(pathOf(url))
    const [catalogue, newest, offers] = await Promise.all([
      shop.catalogue(site.locale),
      shop.search({ sort: 'newest', count: '8' }, site.locale),
      offersOf(site),
    ])
    const body = home({ site, catalogue, newest, offers, shop: settings.shop })
    return show(reply, catalogue, { site, title: site.words.heroTitle, path: site.root, body })
  }
  async function showCategory({ url }: Asked, reply: FastifyReply) {
    const path = pathOf(url)
    const site = siteOf(path)
    const query = queryOf(url)
    const categoryId = categoryIdOf(path)
    const answer = categoryId ? await shop.category({ categoryId, ...searchQueryOf(query, site) }, site.locale) : null
    if (!answer?.category) return missing(reply, path)
    const { name: title } = answer.category
    const body = listing({ site, title, answer, path, query, offers: null })
    return show(reply, await shop.catalogue(site.locale), { site, title, path, body })
  }
  async function showSearch(request: Asked, reply: FastifyReply) {
    const path = pathOf(request.url)
    const site = siteOf(path)
    const query = queryOf(request.url)
    const q = query.get('q')?.slice(0, 200) ?? ''
    const answer = await shop.search({ q, ...searchQueryOf(query, site) }, site.locale)
    const title = q ? site.words.resultsFor(q) : site.words.everything
    const offers = answer.total ? null : await offersOf(site)
    const body = listing({ site, title, answer, path, query, offers })
    return show(reply, await shop.catalogue(site.locale), { site, title, path, body })
  }
  async function showGuide({ url, params: { slug } }: Asked, reply: FastifyReply) {
    const path = pathOf(url)
    const site = siteOf(path)
    const fragment = `northlane-guide-${slug}`
    const known = await shop.fragment(fragment, site.locale)
    if (!known) return missing(reply, path)
    const body = guide(fragment, known.name)
    return show(reply, await shop.catalogue(site.locale), { site, title: known.name, path, body })
  }
  async function showProduct({ url }: Asked, reply: FastifyReply) {
    const path = pathOf(url)
    const site = siteOf(path)
    const id = productIdOf(path)
    const product = id && (await shop.product(id, site.locale))
    if (!product) return missing(reply, path)
    return show(reply, await shop.catalogue(site.locale), {
      site,
      title: product.name,
      description: product.description ?? '',
      path,
      body: productPage(product, site, settings.shop),
    })
  }
}

const pathOf = (url: string): string => url.split('?')[0] ?? url

const queryOf = (url: string): URLSearchParams => new URLSearchParams(url.split('?')[1])
