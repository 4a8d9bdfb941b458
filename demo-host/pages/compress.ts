import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const brotli = promisify(brotliCompress)

/** Sends pages compressed, as a brand's own server does; the build has compressed their files. */
export function compressPages(app: FastifyInstance): void {
  app.addHook('onSend', async ({ headers }, reply, payload) => {
    if (typeof payload !== 'string' || !/\bbr\b(?!;q=0)/.test(String(headers['accept-encoding']))) return payload
    reply.header('content-encoding', 'br').header('vary', 'Accept-Encoding').removeHeader('content-length')
    return brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  })
}
