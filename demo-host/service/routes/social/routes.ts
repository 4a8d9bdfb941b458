import fp from 'fastify-plugin'
import { MAX_PHOTO_BYTES } from '../../../../core/social/contracts'
import { endpoints } from '../../../../core/social/endpoints'
import { mount } from '../../plugins/mount'
import { mountPreparedWrite, mountWrite } from '../../plugins/mount-write'
import { countApproved, findPhoto, readStreamsOf } from '../../repositories/social-media'
import { recentMedia } from '../../social/answer-media'
import { notFound } from '../../social/not-found'
import { createSocialUser, postMedia, preparePost } from '../../social/post-media'
import { galleryScript } from '../../social/sandbox-gallery'
import { reportMedia, stashMedia } from '../../social/take-part'
import { moderationRoutes } from './moderation'

/** A picture in base64 with its JSON. */
const PHOTO_BODY_BYTES = Math.ceil((MAX_PHOTO_BYTES * 4) / 3) + 8192

export const socialRoutes = fp(
  async app => {
    const { db, configuration } = app.service

    mount(app, endpoints.readCategoryMedia, call => recentMedia(call, 'categories', call.query))
    mount(app, endpoints.readCustomerMedia, call => recentMedia(call, 'all', call.query, call.params.customerId))
    mount(app, endpoints.readStreamsMedia, call => recentMedia(call, 'streams', call.query))
    mount(app, endpoints.readStreamMedia, call => recentMedia(call, { streamId: call.params.streamId }, call.query))

    mount(app, endpoints.readMediaStreams, async call => {
      const { mediaId } = call.params
      if ((await countApproved(call.db, [mediaId])) === 0) throw notFound('picture')
      const streams = await readStreamsOf(call.db, mediaId, call.key.siteId)
      return { streams: streams.map(({ stream_id: streamId, name, tag }) => ({ streamId, name, tag })) }
    })

    mountWrite(app, endpoints.reportMedia, (call, tx) => reportMedia(call, tx, call.params.mediaId, call.body.reason), {
      limit: 'review',
    })

    mountWrite(app, endpoints.keepStash, (call, tx) => stashMedia(call, tx, call.body), { limit: 'review' })

    mountWrite(app, endpoints.createSocialUser, (call, tx) => createSocialUser(call, tx, call.body.name), {
      limit: 'review',
    })

    mountPreparedWrite(
      app,
      endpoints.postMedia,
      call => preparePost(call, call.params.userId, call.body),
      (call, tx, picture) => postMedia(call, tx, call.params.userId, { given: call.body, picture }),
      { limit: 'picture', bodyLimit: PHOTO_BODY_BYTES },
    )

    moderationRoutes(app)

    app.get<{ Params: { mediaId: string } }>('/social/v1/media/:mediaId/picture', async ({ params }, reply) => {
      const photo = await findPhoto(db, params.mediaId)
      if (!photo?.content || !photo.content_type) return reply.callNotFound()
      return reply
        .header('cache-control', 'public, max-age=300')
        .header('access-control-allow-origin', '*')
        .removeHeader('access-control-allow-credentials')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type(photo.content_type)
        .send(photo.content)
    })

    if (configuration.environment === 'production') return
    app.get('/sandbox/social/gallery.js', { config: { rateLimit: false } }, (_request, reply) =>
      reply
        .header('access-control-allow-origin', '*')
        .removeHeader('access-control-allow-credentials')
        .type('text/javascript; charset=utf-8')
        .send(galleryScript),
    )
  },
  { name: 'social-routes', dependencies: ['calls'] },
)
