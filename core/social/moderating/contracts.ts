import { enums, type Infer, integer, nullable, optional, size, string, type } from 'superstruct'
import { array } from '../../shapes/array'
import { PicturedProduct, reportReasons, SocialMedia } from '../contracts'

export const PendingMediaQuery = type({
  cursor: optional(size(string(), 1, 200)),
  count: optional(size(string(), 1, 3)),
})
export type PendingMediaQuery = Infer<typeof PendingMediaQuery>

/** `hidden` was reported too often. Without a `picture` it was uploaded, and a separate call returns it. */
export const PendingMedia = type({
  mediaId: string(),
  status: enums(['pending', 'hidden']),
  author: string(),
  caption: string(),
  language: string(),
  category: nullable(string()),
  createdAt: string(),
  picture: nullable(SocialMedia.schema.picture),
  products: array(PicturedProduct),
  reports: array(type({ reason: enums(reportReasons), count: integer() })),
})
export type PendingMedia = Infer<typeof PendingMedia>

/** The oldest first; `next` is null after the last. */
export const PendingMediaList = type({ total: integer(), media: array(PendingMedia), next: nullable(string()) })
export type PendingMediaList = Infer<typeof PendingMediaList>

/** `content` in base64. */
export const PendingPicture = type({ contentType: string(), content: string() })
export type PendingPicture = Infer<typeof PendingPicture>

/** Beside the streams of its products, which an approved picture appears in anyway. */
export const Approval = type({ streamIds: optional(size(array(size(string(), 1, 100)), 0, 20)) })
export type Approval = Infer<typeof Approval>

/** Why something is not shown; its author is told, where the shop knows their address. */
export const refusalReasons = ['offensive', 'unrelated', 'personal', 'rights', 'advertising', 'other'] as const
export const Refusal = optional(type({ reason: optional(enums(refusalReasons)) }))
export type Refusal = Infer<typeof Refusal>

export const ModeratedMedia = type({ mediaId: string(), status: enums(['approved', 'rejected']) })
export type ModeratedMedia = Infer<typeof ModeratedMedia>
