import { type Infer, integer, nonempty, optional, pattern, size, string, type, unknown } from 'superstruct'
import { array } from '../shapes/array'

/** A list as it is sent: what reads it leaves out the entries that break their contract, and those alone. */
export const Entries = array(unknown())

/** In mode `preview` only: the site's preview token, for whoever edits it. Without it, drafts are refused with 403. */
export const ContentQuery = type({ previewToken: optional(size(string(), 1, 200)) })
export type ContentQuery = Infer<typeof ContentQuery>

/** What every document says of itself. */
export const about = {
  siteId: string(),
  /** Its name within its site and kind. */
  key: string(),
  /** Of its words: the shopper's, or the site's own if there are none in the shopper's. */
  language: string(),
  /** ISO time of the last change. */
  modified: string(),
}

/** An empty title is no title. */
export const Title = nonempty(string())

/** What runs as a script is no address. */
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
