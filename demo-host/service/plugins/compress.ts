import fp from 'fastify-plugin'
import { type Encoding, compress } from './cached-answer'

/** Smaller answers fit into one packet anyway. */
const THRESHOLD = 1024

const TYPES = /^(application\/json|text\/html|image\/svg\+xml)/

/** Tokens travel as they are: what is compressed beside a stranger's text can be guessed by its length (BREACH). */
const SECRET = /^\/(token|consumers-v3\/auth)\//

/**
 * Compresses what the service makes itself; files were compressed by the build. Brotli's fourth level costs a cart of
 * ten lines 0.2 ms and leaves a tenth of its bytes; a stream for each answer would cost three times that.
 */
export const compression = fp(
  async app => {
    app.decorateReply('cachedAnswer', null)
    app.addHook('onSend', async (request, reply, payload) => {
      const { cachedAnswer } = reply
      if (!cachedAnswer && typeof payload !== 'string') return payload
      const text = cachedAnswer?.body ?? (payload as string)
      if (text.length < THRESHOLD || reply.hasHeader('content-encoding')) return payload
      if (!TYPES.test(String(reply.getHeader('content-type'))) || SECRET.test(request.url)) return payload
      reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
      const encoding = encodingFor(request.headers['accept-encoding'])
      if (!encoding) return payload
      reply.header('content-encoding', encoding)
      reply.removeHeader('content-length')
      return cachedAnswer ? cachedAnswer.compressed(encoding) : compress(text, encoding)
    })
  },
  { name: 'compression' },
)

/** What a caller takes; `br;q=0` means that it does not accept Brotli. */
function encodingFor(header: string | string[] | undefined): Encoding | null {
  const taken = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map(part => part.trim())
    .filter(part => !/;\s*q=0(\.0*)?$/.test(part))
    .map(part => part.split(';')[0])
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : null
}
