import type { Endpoint } from '../../../../core/http/endpoint'
import type { Call } from '../../calls/context'
import { entityTag, hasAlready } from '../../plugins/entity-tag'
import { route } from '../../plugins/route'
import { JSON_TYPE, write } from '../../plugins/send'
import type { ServiceApp } from '../../plugins/service'

/** A minute old at most; for ten more a browser may show what it has while it asks again. */
const LIVE = 'public, max-age=60, stale-while-revalidate=600'

/** For reads of what is published: browsers and proxies keep it. What a preview shows, nobody keeps. */
export function mountContent<Path extends string, Query, Answer>(
  app: ServiceApp,
  endpoint: Endpoint<Path, Query, undefined, Answer>,
  work: (call: Call<Path, Query, undefined>) => Promise<Answer>,
): void {
  route(app, endpoint, {}, async (call, request, reply) => {
    const body = write(app, endpoint.answer, await work(call))
    if ((call.params as { mode?: string }).mode === 'preview') return reply.type(JSON_TYPE).send(body)
    const tag = entityTag(body)
    const vary = [reply.getHeader('vary'), 'x-locale', 'x-access-key'].filter(Boolean).join(', ')
    reply.header('cache-control', LIVE).header('etag', tag).header('vary', vary)
    if (hasAlready(request, tag)) return reply.code(304).send()
    return reply.type(JSON_TYPE).send(body)
  })
}
