import compress from '@fastify/compress'
import { type FastifyInstance, fastify } from 'fastify'
import { galleryRoutes } from '../gallery/routes'
import { bootstrapShop } from './bootstrap-shop/page'
import { harbourStriders } from './harbour-striders/page'
import { shoeOfTheMonth } from './harbour-striders/shoe-of-the-month'
import type { Html } from './html'
import { northlaneRoutes } from './northlane/routes'
import type { PagesSettings } from './settings'
import { shopClient } from './shop-client'
import { essay, essays, journal } from './slow-miles/journal'
import { slowMiles } from './slow-miles/page'
import { serveFiles } from './static-files'
import { strangerRoutes } from './strangers/routes'

/** Sends markup as a page. */
export const asPage = (page: Html | string) => ({
  type: 'text/html; charset=utf-8',
  body: typeof page === 'string' ? page : page.html,
})

/** The host pages: Northlane's own site and three strangers, built but not yet listening; `files` holds their style sheets and scripts. */
export async function pagesApp(settings: PagesSettings, files: string): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    routerOptions: { ignoreTrailingSlash: true },
    // A preview shows the same pages.
    rewriteUrl: ({ url = '/' }) => url.replace(/^\/pre(?=\/[a-z]{2}-[a-z]{2})/, ''),
  })
  // As a brand's own server does; the build has compressed the style sheets and scripts.
  await app.register(compress, { encodings: ['br', 'gzip'] })
  const shop = shopClient(settings)
  await serveFiles(app, files)
  await galleryRoutes(app, settings, files)
  northlaneRoutes(app, settings, shop)
  await strangerRoutes(app, settings)

  app.get('/slow-miles/meridian-2', async (_request, reply) => {
    const items = await shop.search({ q: 'Meridian 2', count: '1' })
    const caps = await shop.search({ q: 'cap', count: '1' })
    const page = asPage(slowMiles(settings, [...items.products, ...caps.products]))
    return reply.type(page.type).send(page.body)
  })
  const blog = { '/slow-miles': journal(settings) }
  for (const [key, title] of Object.entries(essays)) {
    Object.assign(blog, { [`/slow-miles/${key}`]: essay(settings, key, title) })
  }
  for (const [path, markup] of Object.entries(blog)) {
    const page = asPage(markup)
    app.get(path, (_request, reply) => reply.type(page.type).send(page.body))
  }
  app.get('/harbour-striders', async (_request, reply) => {
    const shoes = await shop.search({ q: 'Meridian 2', count: '1' })
    const kit = await shop.search({ count: '5', sort: 'price-asc' })
    const page = asPage(harbourStriders(settings, [...shoes.products, ...kit.products]))
    return reply.type(page.type).send(page.body)
  })
  const shoe = asPage(shoeOfTheMonth(settings))
  app.get('/harbour-striders/shoe-of-the-month', (_request, reply) => reply.type(shoe.type).send(shoe.body))
  app.get('/bootstrap-shop', async (_request, reply) => {
    const page = asPage(await bootstrapShop(settings))
    return reply.type(page.type).send(page.body)
  })
  app.setErrorHandler(async (error, _request, reply) => {
    app.log.error(error)
    const page = asPage(
      '<!doctype html><title>Back in a moment</title><p>Our shop does not answer just now. Please try again in a moment.',
    )
    return reply.code(503).header('retry-after', '5').type(page.type).send(page.body)
  })
  return app
}
