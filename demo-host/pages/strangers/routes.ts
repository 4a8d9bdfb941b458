import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { html } from '../html'
import type { PagesSettings } from '../settings'
import { packageFolder } from '../static-files'
import { libraryPage } from './library-page'
import { libraryPages } from './libraries'
import { type Stranger, strangers } from './pages'
import { putIn } from './put-in'

type Asked = { Querystring: { without?: string } }

const asPage = 'text/html; charset=utf-8'

/** Libraries that no npm package has as a browser loads them, where Debian's packages put them. */
const debian = {
  prototype: '/usr/share/javascript/prototype',
  mootools: '/usr/share/javascript/mootools',
} as const

/** Pages that nobody here wrote, and pages on libraries that change the page around them: `/strangers` lists them. */
export async function strangerRoutes(app: FastifyInstance, settings: PagesSettings): Promise<void> {
  const put = (page: string, { without }: { without?: string }) =>
    putIn(page, settings, { without: without === 'till' })

  for (const stranger of strangers) await serveStranger(app, stranger, put)
  for (const [name, root] of Object.entries(debian)) {
    if (existsSync(root)) await serveFolder(app, `/vendor/${name}/`, root)
  }
  for (const page of libraryPages) {
    app.get<Asked>(`/strangers/${page.name}`, ({ query }, reply) => {
      if (!isThere(page.name)) return reply.callNotFound()
      return reply.type(asPage).send(put(libraryPage(page), query))
    })
  }
  app.get<Asked>('/strangers/blank', ({ query }, reply) => reply.type(asPage).send(put(blank, query)))
  app.get('/strangers/api.json', async (_request, reply) => {
    const answer = await fetch(`${settings.shop}/openapi.json`)
    return reply.type('application/json').send(await answer.text())
  })
  app.get('/strangers', (_request, reply) => reply.type(asPage).send(list().html))
}

const blank = '<!doctype html><html lang="en"><head><title>Blank</title></head><body></body></html>'

/** Where a stranger's own page is. */
const addressOf = ({ name, page }: Stranger) => `/strangers/${name}/${page}`

const isThere = (name: string) => !Object.hasOwn(debian, name) || existsSync(debian[name as keyof typeof debian])

async function serveStranger(
  app: FastifyInstance,
  stranger: Stranger,
  put: (page: string, query: Asked['Querystring']) => string,
): Promise<void> {
  const { name, from, page, instead = [] } = stranger
  const folder = packageFolder(from)
  await serveFolder(app, `/strangers/${name}/`, folder)
  const read = async (file: string) =>
    instead
      .filter(each => (each.file ?? page) === file)
      .reduce((text, { of, by }) => text.replace(of, by), await readFile(join(folder, file), 'utf8'))

  app.get(`/strangers/${name}`, (_request, reply) => reply.redirect(addressOf(stranger)))
  // As its own server would send it: without a charset, so that what the page says of itself counts.
  app.get<Asked>(addressOf(stranger), async ({ query }, reply) =>
    reply.header('content-type', 'text/html').send(Buffer.from(put(await read(page), query))),
  )
  for (const { file } of instead) {
    if (!file) continue
    app.get(`/strangers/${name}/${file}`, async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(await read(file)),
    )
  }
}

function serveFolder(app: FastifyInstance, prefix: string, root: string) {
  return app.register(fastifyStatic, { prefix, root, decorateReply: false, index: false, maxAge: '1h' })
}

function list() {
  const rows = [
    ...strangers.map(stranger => ({ to: addressOf(stranger), words: `${stranger.from}: ${stranger.page}` })),
    ...libraryPages
      .filter(({ name }) => isThere(name))
      .map(({ name, title }) => ({ to: `/strangers/${name}`, words: title })),
  ]
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pages that were not made for us</title>
<link rel="icon" href="/harbour-striders/water.svg" type="image/svg+xml">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/gallery/files/gallery.css"></head><body><main><h1>Pages that were not made for us</h1>
<p>Each is as its authors published it, with the shop’s script and its elements put in.</p>
<ul>${rows.map(({ to, words }) => html`<li><a href="${to}">${words}</a></li>`)}<li><a href="/bootstrap-shop">startbootstrap-shop-homepage: dist/index.html</a></li><li><a href="/harbour-striders">jQuery 1.12</a></li></ul></main></body></html>`
}
