import fp from 'fastify-plugin'
import { drawPicture } from './draw-picture'

const NAME = /^([\w-]{1,120})\.svg$/
const MAX_KEPT = 500

/** Serves the sandbox's product pictures. Each is drawn at its first request, from its name alone. */
export const media = fp(
  async app => {
    const drawn = new Map<string, string>()

    const draw = (name: string): string | null => {
      const known = drawn.get(name)
      if (known) return known
      const picture = drawPicture(name)
      if (picture === null) return null
      const [oldest] = drawn.keys()
      if (drawn.size >= MAX_KEPT && oldest !== undefined) drawn.delete(oldest)
      drawn.set(name, picture)
      return picture
    }

    app.get<{ Params: { file: string } }>('/media/:file', { config: { rateLimit: false } }, ({ params }, reply) => {
      const name = NAME.exec(params.file)?.[1]
      const picture = name ? draw(name) : null
      if (picture === null) return reply.callNotFound()
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('access-control-allow-origin', '*')
        .removeHeader('access-control-allow-credentials')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .type('image/svg+xml; charset=utf-8')
        .send(picture)
    })
  },
  { name: 'sandbox-pictures', dependencies: ['rate-limits', 'compression'] },
)
