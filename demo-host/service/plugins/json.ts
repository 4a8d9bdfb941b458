import type { ShopApp } from './shop'

/** Takes JSON alone, whatever says `text/plain`; an empty body is no body, since a DELETE may bring none. */
export function addJson(app: ShopApp): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text === '') return done(null, undefined)
    return parse(request, text, done)
  })
}
