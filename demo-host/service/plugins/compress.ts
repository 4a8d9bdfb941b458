import fp from 'fastify-plugin'
import { type Encoding, compress } from './cached-answer'

/** Smaller answers fit into one packet anyway. */
const THRESHOLD = 1024

const TYPES = /^(application\/(json|javascript)|text\/html|image\/svg\+xml)/

/** Tokens are not compressed: the length of a compressed answer can reveal them (BREACH). */
const SECRET = /^\/(token|consumers-v3\/auth)\//

/** Compresses the service's own answers; the build has compressed the files. Brotli 4 on a whole answer costs a third of a stream. */
export const compression = fp(
  async app => {
    app.decorateReply('cachedAnswer', null)
    app.addHook('onSend', async (request, reply, payload) => {
      const { cachedAnswer } = reply
      if (!cachedAnswer && typeof payload !== 'string') return payload
      const text = cachedAnswer?.body ?? (payload as string)
      if (text.length < THRESHOLD || reply.hasHeader('content-encoding')) return payload
      if (!TYPES.test(String(reply.getHeader('content-type'))) || SECRET.test(request.url)) return payload
      const vary = String(reply.getHeader('vary') ?? '')
      if (!vary.includes('Accept-Encoding')) reply.header('vary', [vary, 'Accept-Encoding'].filter(Boolean).join(', '))
      const encoding = encodingFor(request.headers['accept-encoding'])
      if (!encoding) return payload
      reply.header('content-encoding', encoding)
      reply.removeHeader('content-length')
      return cachedAnswer ? cachedAnswer.compressed(encoding) : compress(text, encoding)
    })
  },
  { name: 'compression' },
)

/** `br;q=0` means that the caller does not accept Brotli. */
function encodingFor(header: string | string[] | undefined): Encoding | null {
  const taken = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map(part => part.trim())
    .filter(part => !/;\s*q=0(\.0*)?$/.test(part))
    .map(part => part.split(';')[0])
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : null
}
