import type { Language } from '../../../../core/shapes/languages'
import type { Instant } from '../../pricing/instant'

/** A picture that somebody posted. */
export type SeedPhoto = {
  readonly drawing: string
  readonly author: string
  readonly caption: string
  readonly language: Language
  readonly category: string
  readonly productIds: readonly string[]
  readonly createdAt: Instant
}

/** Pictures of one site, and the streams that show them: all of them, or those of a product by its master id. */
export type SeedSocial = {
  readonly customerId: string
  readonly photos: readonly SeedPhoto[]
  readonly streams: readonly { readonly streamId: string; readonly name: string; readonly tag: string | null }[]
  /** By drawing, the streams that it is in. */
  readonly streamsOf: Readonly<Record<string, readonly string[]>>
}
