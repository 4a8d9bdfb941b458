import { endpoint } from '../../http/endpoint'
import { Approval, ModeratedMedia, PendingMediaList, PendingMediaQuery, PendingPicture, Refusal } from './contracts'

/** For the shop's people, who work as associates of a store. */
export const moderatingEndpoints = {
  readWaitingMedia: endpoint({
    name: 'readWaitingMedia',
    method: 'GET',
    path: '/social/v1/media/waiting',
    audience: 'associate',
    query: PendingMediaQuery,
    answer: PendingMediaList,
  }),
  readWaitingPicture: endpoint({
    name: 'readWaitingPicture',
    method: 'GET',
    path: '/social/v1/media/:mediaId/waiting',
    audience: 'associate',
    answer: PendingPicture,
  }),
  approveMedia: endpoint({
    name: 'approveMedia',
    method: 'POST',
    path: '/social/v1/media/:mediaId/approve',
    audience: 'associate',
    body: Approval,
    answer: ModeratedMedia,
  }),
  refuseMedia: endpoint({
    name: 'refuseMedia',
    method: 'POST',
    path: '/social/v1/media/:mediaId/refuse',
    audience: 'associate',
    body: Refusal,
    answer: ModeratedMedia,
  }),
} as const
