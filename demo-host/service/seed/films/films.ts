import { readFile } from 'node:fs/promises'
import fp from 'fastify-plugin'

/** In the folder of this file, and beside the server that is built of it. */
const films = ['slow-week']

const RANGE = /^bytes=(\d+)-(\d*)$/

/** Serves the sandbox's films: `/media/<name>.mp4`. WebKit asks for a part of a film before it plays any. */
export const filmFiles = fp(
  async app => {
    for (const name of films) {
      const film = await readFile(new URL(`./${name}.mp4`, import.meta.url))
      app.get(`/media/${name}.mp4`, { config: { rateLimit: false } }, ({ headers }, reply) => {
        const [, from, to] = RANGE.exec(headers.range ?? '') ?? []
        const start = Number(from ?? 0)
        const end = Math.min(Number(to || film.length - 1), film.length - 1)
        reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('access-control-allow-origin', '*')
          .removeHeader('access-control-allow-credentials')
          .header('accept-ranges', 'bytes')
        if (start > end) return reply.code(416).header('content-range', `bytes */${film.length}`).send()
        if (from !== undefined) reply.code(206).header('content-range', `bytes ${start}-${end}/${film.length}`)
        return reply.type('video/mp4').send(film.subarray(start, end + 1))
      })
    }
  },
  { name: 'sandbox-films', dependencies: ['rate-limits', 'compression'] },
)
