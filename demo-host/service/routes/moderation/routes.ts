import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { refusalReasons } from '../../../../core/social/moderating/contracts'
import type { Moderator } from '../../moderator-settings'
import { decideAbout } from '../../moderation/decide'
import { readPending } from '../../moderation/waiting'
import type { ServiceApp } from '../../plugins/service'
import { findMedia } from '../../repositories/moderation'
import { findWaitingPhoto } from '../../repositories/social-moderation'
import { withoutData } from '../../without-data'
import { isOwnPage } from '../own-page'
import { moderationPage, PAGE_POLICY, plainAnswer } from './moderation-page'

declare module 'fastify' {
  interface FastifyRequest {
    /** The name of the moderator who has opened the page. */
    moderator: string | null
  }
}

const MAX_FORM_BYTES = 16 * 1024

/** The moderators' page: open in a sandbox without moderators, else by a moderator's own key alone. */
export const moderationRoutes = fp(
  async app => {
    const { environment, moderators } = app.service.configuration
    if (environment === 'production' && moderators.length === 0) return
    await app.register(async pages => {
      pages.decorateRequest('moderator', null)
      if (moderators.length > 0) askForKey(pages, moderators)
      pages.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
        (_request, text: string, done) => done(null, new URLSearchParams(text)),
      )
      pages.setErrorHandler((error: FastifyError, request, reply) => {
        const { statusCode = 503 } = error
        if (statusCode >= 500) request.log.error({ failure: withoutData(error) }, 'The moderation page failed')
        return page(
          reply.code(statusCode),
          plainAnswer('That did not work', 'Nothing was changed and nothing is lost. Try again:'),
        )
      })
      readingRoutes(pages)
      decidingRoute(pages)
    })
  },
  { name: 'moderation-routes', dependencies: ['calls'] },
)

function readingRoutes(pages: ServiceApp): void {
  const { db, configuration } = pages.service

  pages.get<{ Querystring: { decided?: string } }>('/moderation', async ({ query, moderator }, reply) =>
    page(reply, moderationPage(await readPending(db, configuration), query.decided, moderator)),
  )

  pages.get<{ Params: { id: string } }>('/moderation/pictures/:id', async ({ params: { id } }, reply) => {
    const found = await findMedia(db, id)
    const photo = found && (await findWaitingPhoto(db, id, found.customer_id))
    if (!photo?.content || !photo.content_type)
      return page(reply.code(404), plainAnswer('There is no such picture', 'Somebody has decided about it.'))
    return reply
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .type(photo.content_type)
      .send(photo.content)
  })
}

type Deciding = { readonly kind: string; readonly id: string; readonly decision: string }

function decidingRoute(pages: ServiceApp): void {
  const { db, configuration } = pages.service
  pages.post<{ Params: Deciding; Body: URLSearchParams | undefined }>(
    '/moderation/:kind/:id/:decision',
    async (request, reply) => {
      const { params, moderator, body: fields = new URLSearchParams() } = request
      if (!isOwnPage(request) && request.headers.origin !== configuration.shopOrigin)
        return page(reply.code(403), plainAnswer('That is not allowed', 'Only its own page can do this.'))
      const reason = refusalReasons.find(one => one === fields.get('reason'))
      if (params.decision === 'refuse' && params.kind !== 'answers' && !reason)
        return page(
          reply.code(400),
          plainAnswer('Choose a reason', 'Nothing was changed: whoever sent it is told why.'),
        )
      const given = {
        ...{ by: { moderator }, reason: reason ?? ('other' as const), configuration },
        ...{ words: fields.get('words') ?? '', galleries: fields.getAll('gallery') },
      }
      const decided = await decideAbout(db, `${params.kind}/${params.decision}`, params.id, given)
      if (!decided) return page(reply.code(404), plainAnswer('There is no such decision', 'Nothing was changed.'))
      return reply.redirect(`/moderation?decided=${decided}`, 303)
    },
  )
}

/** As name and password of the browser's own question. */
function askForKey(pages: ServiceApp, moderators: readonly Moderator[]): void {
  pages.addHook('onRequest', async (request, reply) => {
    request.moderator = moderatorOf(request, moderators)
    if (request.moderator !== null) return
    return page(
      reply.code(401).header('www-authenticate', 'Basic realm="Moderation", charset="UTF-8"'),
      plainAnswer('Who are you?', 'This page asks for a moderator’s name, and their key as the password.'),
    )
  })
}

type Sent = Pick<FastifyRequest, 'headers'>

function moderatorOf({ headers: { authorization = '' } }: Sent, moderators: readonly Moderator[]): string | null {
  const [scheme = '', credentials = ''] = authorization.split(' ')
  if (scheme.toLowerCase() !== 'basic') return null
  const typed = Buffer.from(credentials, 'base64').toString()
  const colon = typed.indexOf(':')
  const known = moderators.find(({ name }) => name === typed.slice(0, colon))
  const isKey = timingSafeEqual(digest(typed.slice(colon + 1)), digest(known?.key ?? ''))
  return known && isKey ? known.name : null
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const page = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', PAGE_POLICY)
    .header('x-robots-tag', 'noindex')
    .send(html)
