import { moderatingEndpoints } from '../../../../core/social/moderating/endpoints'
import { approveMedia, refuseMedia } from '../../moderation/by-associate'
import { mount } from '../../plugins/mount'
import { mountWrite } from '../../plugins/mount-write'
import type { ServiceApp } from '../../plugins/service'
import { listPendingMedia, waitingPicture } from '../../social/moderate-media'

export function moderationRoutes(app: ServiceApp): void {
  mount(app, moderatingEndpoints.readWaitingMedia, call => listPendingMedia(call, call.query))

  mount(app, moderatingEndpoints.readWaitingPicture, call => waitingPicture(call, call.params.mediaId))

  mountWrite(app, moderatingEndpoints.approveMedia, (call, tx) =>
    approveMedia(call, tx, call.params.mediaId, call.body.streamIds),
  )

  mountWrite(app, moderatingEndpoints.refuseMedia, (call, tx) => refuseMedia(call, tx, call.params.mediaId, call.body))
}
