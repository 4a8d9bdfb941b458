import { boolean, enums, type Infer, integer, nullable, optional, size, string, type } from 'superstruct'
import { array } from '../shapes/array'

/** In characters, where an emoji is one. */
export const MAX_CAPTION_LENGTH = 300
export const MAX_NAME_LENGTH = 40
const MAX_STASHED = 50

export const MAX_PHOTO_BYTES = 2 * 1024 * 1024

const Id = size(string(), 1, 100)

/** A product that is seen in a picture; `url` is its path (`/en-us/p/court-shoe-TQ4407AB12`). */
export const PicturedProduct = type({ productId: string(), name: string(), url: string(), image: string() })
export type PicturedProduct = Infer<typeof PicturedProduct>

export const SocialMedia = type({
  mediaId: string(),
  /** The name under which it was posted. */
  author: string(),
  caption: string(),
  language: string(),
  picture: type({ url: string(), width: optional(integer()), height: optional(integer()) }),
  createdAt: string(),
  products: array(PicturedProduct),
})
export type SocialMedia = Infer<typeof SocialMedia>

/** In a query, numbers are text. `tags`: master ids separated by commas, of which a picture has any. */
export const RecentQuery = type({
  category: optional(size(string(), 1, 60)),
  tags: optional(size(string(), 1, 200)),
  cursor: optional(size(string(), 1, 200)),
  count: optional(size(string(), 1, 3)),
})
export type RecentQuery = Infer<typeof RecentQuery>

/** Newest first; `next` is null after the last. */
export const RecentMedia = type({ media: array(SocialMedia), next: nullable(string()) })
export type RecentMedia = Infer<typeof RecentMedia>

/** `tag` is the master id of the product that it is about. */
export const MediaStreams = type({
  streams: array(type({ streamId: string(), name: string(), tag: nullable(string()) })),
})
export type MediaStreams = Infer<typeof MediaStreams>

export const reportReasons = ['offensive', 'unrelated', 'rights', 'other'] as const

export const NewReport = type({ reason: enums(reportReasons) })
export type NewReport = Infer<typeof NewReport>

export const NewStash = type({ name: Id, mediaIds: size(array(Id), 1, MAX_STASHED) })
export type NewStash = Infer<typeof NewStash>

export const CreatedStash = type({ stashId: string(), name: string(), mediaIds: array(string()) })
export type CreatedStash = Infer<typeof CreatedStash>

/** A text over the limit is refused by its field; one far over it breaks the contract. */
export const NewSocialUser = type({ name: size(string(), 1, 160) })
export type NewSocialUser = Infer<typeof NewSocialUser>

export const SocialUser = type({ userId: string(), name: string() })
export type SocialUser = Infer<typeof SocialUser>

/** Either `content`, a JPEG, PNG or WebP in base64 without metadata, or `url`, where the shop takes such a picture from. */
export const NewMedia = type({
  content: optional(size(string(), 1, Math.ceil(MAX_PHOTO_BYTES / 3) * 4 + 1024)),
  url: optional(size(string(), 1, 2000)),
  caption: size(string(), 0, 1200),
  category: optional(size(string(), 1, 60)),
  productIds: optional(size(array(Id), 0, 10)),
  /** Whoever posts it took it, or may show it. */
  isOwn: boolean(),
})
export type NewMedia = Infer<typeof NewMedia>

/** Nobody sees it before somebody of the shop has looked at it. */
export const PostedMedia = type({ mediaId: string(), status: enums(['pending']) })
export type PostedMedia = Infer<typeof PostedMedia>
