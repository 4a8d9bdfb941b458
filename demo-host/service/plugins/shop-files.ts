import { existsSync } from 'node:fs'
import { join } from 'node:path'
import serveStatic from '@fastify/static'
import fp from 'fastify-plugin'
import type { FastifyReply } from 'fastify'

const LOADER = 'public, max-age=300, stale-while-revalidate=3600'
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Serves the loader, cached for minutes, and hashed assets, cached for good. Pages of any origin load them as modules, so CORS allows all. */
export const shopFiles = fp(
  async app => {
    const { shopFolder, isDeveloped } = app.service.configuration
    if (!shopFolder || !existsSync(join(shopFolder, 'till.js'))) return
    await app.register(serveStatic, { root: shopFolder, serve: false, preCompressed: true, cacheControl: false })

    app.get('/till.js', { config: { rateLimit: false } }, (_request, reply) =>
      openToAll(reply, isDeveloped ? 'no-store' : LOADER).sendFile('till.js'),
    )
    app.get('/licenses.txt', (_request, reply) => openToAll(reply, LOADER).sendFile('licenses.txt'))
    app.get<{ Params: { '*': string } }>('/assets/*', { config: { rateLimit: false } }, ({ params }, reply) =>
      openToAll(reply, FOR_EVER).sendFile('assets/' + params['*']),
    )
  },
  { name: 'shop-files', dependencies: ['service', 'rate-limits'] },
)

function openToAll(reply: FastifyReply, cacheControl: string): FastifyReply {
  return reply
    .header('cache-control', cacheControl)
    .header('vary', 'Accept-Encoding')
    .header('access-control-allow-origin', '*')
    .removeHeader('access-control-allow-credentials')
}
