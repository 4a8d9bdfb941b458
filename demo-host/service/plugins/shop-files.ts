import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import serveStatic from '@fastify/static'
import fp from 'fastify-plugin'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type CachedAnswer, cachedAnswerOf } from './cached-answer'
import { entityTag, hasAlready } from './entity-tag'

const LOADER = 'public, max-age=300, stale-while-revalidate=3600'
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Serves the loader, cached for minutes, and hashed assets, cached for good. Pages of any origin load them as modules, so CORS allows all. */
export const shopFiles = fp(
  async app => {
    const { shopFolder, isDeveloped } = app.service.configuration
    if (!shopFolder || !existsSync(join(shopFolder, 'till.js'))) return
    await app.register(serveStatic, { root: shopFolder, serve: false, preCompressed: true, cacheControl: false })

    const sendLoader = isDeveloped ? null : fromMemory(join(shopFolder, 'till.js'))
    app.get('/till.js', { config: { rateLimit: false } }, (request, reply) =>
      sendLoader ? sendLoader(request, openToAll(reply, LOADER)) : openToAll(reply, 'no-store').sendFile('till.js'),
    )
    app.get('/licenses.txt', (_request, reply) => openToAll(reply, LOADER).sendFile('licenses.txt'))
    app.get<{ Params: { '*': string } }>('/assets/*', { config: { rateLimit: false } }, ({ params }, reply) =>
      openToAll(reply, FOR_EVER).sendFile('assets/' + params['*']),
    )
  },
  { name: 'shop-files', dependencies: ['service', 'compression', 'rate-limits'] },
)

/** Each page of a host waits for the loader, so none waits for the disk. */
function fromMemory(path: string) {
  const loader = precompressed(path)
  const tag = entityTag(loader.body)
  return (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('etag', tag)
    if (hasAlready(request, tag)) return reply.code(304).send()
    reply.cachedAnswer = loader
    return reply.type('application/javascript; charset=utf-8').send(loader.body)
  }
}

function precompressed(path: string): CachedAnswer {
  const [br, gzip] = ['.br', '.gz'].map(end => (existsSync(path + end) ? readFileSync(path + end) : null))
  const { body, compressed } = cachedAnswerOf(readFileSync(path, 'utf8'))
  return { body, compressed: encoding => ({ br, gzip })[encoding] ?? compressed(encoding) }
}

function openToAll(reply: FastifyReply, cacheControl: string): FastifyReply {
  return reply
    .header('cache-control', cacheControl)
    .header('vary', 'Accept-Encoding')
    .header('access-control-allow-origin', '*')
    .removeHeader('access-control-allow-credentials')
}
