import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Catalogue } from '../../../core/catalogue/contracts'
import type { Html } from '../html'
import type { PagesSettings } from '../settings'
import type { ShopClient } from '../shop-client'
import { home } from './home'
import { northlanePage } from './layout'
import { listing, PAGE_SIZE } from './listing'
import { notFound } from './not-found'
import { categoryIdOf, productIdOf } from './paths'
import { productPage } from './product'

type Shown = { title: string; description?: string; path: string; body: Html; status?: number }
type Address = { Params: { slug: string }; Querystring: Record<string, string> }
type Asked = FastifyRequest<Address>

/**
 * Northlane's site: front page, listings `/c/{slug}-{id}` or `/{slug}-c{id}`, products `/p/{slug}-{id}` or `/{slug}-p{id}`,
 * search.
 */
export function northlaneRoutes(app: FastifyInstance, settings: PagesSettings, shop: ShopClient): void {
  const show = (reply: FastifyReply, catalogue: Catalogue, { title, description, path, body, status }: Shown) =>
    reply
      .code(status ?? 200)
      .type('text/html; charset=utf-8')
      .send(
        northlanePage({
          title: `${title} · Northlane`,
          description: description ?? 'Running shoes and clothes that last.',
          settings,
          catalogue,
          body,
          path,
        }).html,
      )
  const missing = async (reply: FastifyReply, path: string) =>
    show(reply, await shop.catalogue(), { title: 'No page here', path, body: notFound, status: 404 })

  app.get('/', (_request, reply) => reply.redirect('/en-us'))
  app.get('/en-us', async (_request, reply) => {
    const [catalogue, newest, offers] = await Promise.all([
      shop.catalogue(),
      shop.search({ sort: 'newest', count: '8' }),
      shop.search({ sort: 'relevance', count: '4' }),
    ])
    const body = home({ catalogue, newest, offers, shop: settings.shop })
    return show(reply, catalogue, { title: 'Built for the first mile home', path: '/en-us', body })
  })
  const showCategory = async ({ url, query: asked }: Asked, reply: FastifyReply) => {
    const path = pathOf(url)
    const { sort = 'relevance', start = '0' } = asked
    const categoryId = categoryIdOf(path)
    const answer = categoryId ? await shop.category({ categoryId, sort, start, count: String(PAGE_SIZE) }) : null
    if (!answer?.category) return missing(reply, path)
    const body = listing({ title: answer.category.name, answer, path, query: new URLSearchParams(asked) })
    return show(reply, await shop.catalogue(), { title: answer.category.name, path, body })
  }
  app.get<Address>('/en-us/search', async (request, reply) => {
    const { q = '', sort = 'relevance', start = '0' } = request.query
    const answer = await shop.search({ q, sort, start, count: String(PAGE_SIZE) })
    const title = q ? `Results for ‘${q}’` : 'Everything'
    const body = listing({ title, answer, path: '/en-us/search', query: new URLSearchParams(request.query) })
    return show(reply, await shop.catalogue(), { title, path: '/en-us/search', body })
  })
  const showProduct = async ({ url }: Asked, reply: FastifyReply) => {
    const path = pathOf(url)
    const id = productIdOf(path)
    const product = id && (await shop.product(id))
    if (!product) return missing(reply, path)
    const body = productPage(product, settings.shop)
    return show(reply, await shop.catalogue(), {
      title: product.name,
      description: product.description ?? '',
      path,
      body,
    })
  }
  app.get<Address>('/en-us/c/:slug', showCategory)
  app.get<Address>('/en-us/p/:slug', showProduct)
  app.get<Address>('/en-us/:slug', (request, reply) =>
    categoryIdOf(pathOf(request.url)) ? showCategory(request, reply) : showProduct(request, reply),
  )
  app.setNotFoundHandler((request, reply) => missing(reply, request.url))
}

const pathOf = (url: string): string => url.split('?')[0] ?? url
