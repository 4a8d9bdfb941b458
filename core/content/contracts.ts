import { type Infer, integer, optional, pattern, size, string, type } from 'superstruct'

/** By its type; `blocks/` knows the fields of each. A page leaves out what it does not know. */
export const Block = type({ type: string() })
export type Block = Infer<typeof Block>

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

/** What runs as a script is no address. */
export const Address = pattern(string(), /^(?:https?:\/\/|mailto:|tel:|[/?#](?!\/))/i)

export const Target = type({
  url: Address,
  text: optional(string()),
  /** `_blank` opens another tab. */
  targetAttribute: optional(string()),
})
export type Target = Infer<typeof Target>

export const Picture = type({
  url: pattern(string(), /^(?:https?:\/\/|\/(?!\/))/i),
  alt: string(),
  width: optional(integer()),
  height: optional(integer()),
})
export type Picture = Infer<typeof Picture>
