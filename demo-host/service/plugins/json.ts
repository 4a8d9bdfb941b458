import fp from 'fastify-plugin'
import { fail } from '../failure'

/** Levels of a body; what a wallet hands over has the most, and not half as many. */
const MOST_LEVELS = 32

/** Takes JSON alone, whatever says `text/plain`; an empty body is no body, since a DELETE may bring none. */
export const json = fp(
  async app => {
    app.removeAllContentTypeParsers()
    const parse = app.getDefaultJsonParser('remove', 'remove')
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
      if (text === '') return done(null, undefined)
      return parse(request, text, (error, body) => done(error ?? whyTooDeep(body), body))
    })
  },
  { name: 'json' },
)

/** Whoever looks through a body of thousands of levels, one inside the other, runs out of stack. */
function whyTooDeep(body: unknown): Error | null {
  if (hasLevels(body, MOST_LEVELS)) return null
  return fail('GEN500', { field: 'body' }, { status: 400, message: 'The body is nested too deep' })
}

/** Whether something has so many levels or fewer. */
const hasLevels = (content: unknown, most: number): boolean =>
  typeof content !== 'object' ||
  content === null ||
  (most > 0 && Object.values(content).every(inner => hasLevels(inner, most - 1)))
