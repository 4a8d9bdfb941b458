import fp from 'fastify-plugin'
import { fail } from '../failure'

/** A wallet's payload is the deepest, with fewer than half of these levels. */
const MAX_LEVELS = 32

/** Accepts JSON alone, uncompressed, and none as `text/plain`. An empty body counts as none, since a DELETE may have none. */
export const json = fp(
  async app => {
    app.removeAllContentTypeParsers()
    const parse = app.getDefaultJsonParser('remove', 'remove')
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
      const { 'content-encoding': coding = 'identity' } = request.headers
      if (coding.toLowerCase() !== 'identity') return done(fail('API415', {}, { status: 415 }))
      if (text === '') return done(null, undefined)
      return parse(request, text, (error, body) => done(error ?? whyTooDeep(body), body))
    })
  },
  { name: 'json' },
)

/** Thousands of nested levels would overflow the stack. */
function whyTooDeep(body: unknown): Error | null {
  if (hasLevels(body, MAX_LEVELS)) return null
  return fail('GEN500', { field: 'body' }, { status: 400, message: 'The body is nested too deep' })
}

const hasLevels = (content: unknown, max: number): boolean =>
  typeof content !== 'object' ||
  content === null ||
  (max > 0 && Object.values(content).every(inner => hasLevels(inner, max - 1)))
