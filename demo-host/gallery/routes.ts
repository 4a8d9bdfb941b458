import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { PagesSettings } from '../pages/settings'
import { mannerOf } from './cell'
import { cellPage } from './cell-page'
import type { DescribedWidget } from './described'
import { galleryPage } from './gallery-page'
import { reactHostPage } from './react-host-page'
import { referencePage } from './reference-page'
import { finder, storyShops } from './shop'
import { themeOf } from './theme'

type Asked = { Querystring: Record<string, string | undefined> }

/** The gallery: `/gallery` shows every story of every widget, `/gallery/cell` one, `/gallery/reference` what each is made of. */
export async function galleryRoutes(app: FastifyInstance, settings: PagesSettings, files: string): Promise<void> {
  const folder = join(files, 'gallery')
  const widgets: readonly DescribedWidget[] = JSON.parse(readFileSync(join(folder, 'widgets.json'), 'utf8'))
  const find = finder(widgets)
  const asPage = 'text/html; charset=utf-8'

  await app.register(fastifyStatic, { prefix: '/gallery/files/', root: folder, decorateReply: false, index: false })
  storyShops(app, (name, story) => find(name, story)?.story ?? null)

  app.get<Asked>('/gallery', ({ query }, reply) =>
    reply.type(asPage).send(galleryPage(widgets, query['widget'], mannerOf(query), themeOf(query)).html),
  )
  app.get('/gallery/reference', (_request, reply) => reply.type(asPage).send(referencePage(widgets).html))
  app.get('/react-host', (_request, reply) => reply.type(asPage).send(reactHostPage(settings).html))
  app.get<Asked>('/gallery/cell', (request, reply) => {
    const [name = '', story = ''] = (request.query['story'] ?? '').split('/')
    const found = find(name, story)
    if (!found) return reply.callNotFound()
    const own = `${request.protocol}://${request.host}`
    const page = cellPage({
      ...found,
      manner: mannerOf(request.query),
      theme: themeOf(request.query),
      shop: settings.shop,
      own,
    })
    return reply.type(asPage).header('cache-control', 'no-store').send(page.html)
  })
}
