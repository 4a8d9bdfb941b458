import { type Infer, integer, nonempty, optional, pattern, size, string, type, unknown } from 'superstruct'
import { array } from '../shapes/array'

/** Entries are checked when the list is read, one by one: only those that break their contract are left out. */
export const Entries = array(unknown())

/** In mode `preview` only: the site's preview token, for whoever edits it. Without it, drafts are refused with 403. */
export const ContentQuery = type({ previewToken: optional(size(string(), 1, 200)) })
export type ContentQuery = Infer<typeof ContentQuery>

/** The fields that all documents have. */
export const about = {
  siteId: string(),
  /** Unique within its site and kind. */
  key: string(),
  /** The language of its texts: the shopper's, or the site's own if it has no translation. */
  language: string(),
  /** ISO time of the last change. */
  modified: string(),
}

/** An empty title counts as none. */
export const Title = nonempty(string())

/** Refuses addresses that would run a script. */
export const Address = pattern(string(), /^(?:https?:\/\/|mailto:|tel:|[/?#](?![/\\]))/i)

export const Target = type({
  url: Address,
  text: optional(string()),
  /** `_blank` opens another tab. */
  targetAttribute: optional(string()),
})
export type Target = Infer<typeof Target>

export const Picture = type({
  url: pattern(string(), /^(?:https?:\/\/|\/(?![/\\]))/i),
  alt: string(),
  width: optional(integer()),
  height: optional(integer()),
})
export type Picture = Infer<typeof Picture>
