import { enums, type Infer, max, min, number, optional, size, string, type } from 'superstruct'

/** What the preview page and its frames say to each other. */
const Message = type({
  /** A frame is `ready`; the page sends what to `show`; whichever is `scrolled` informs the other. */
  preview: enums(['ready', 'show', 'scrolled']),
  document: optional(
    type({
      kind: enums(['augmentedpage', 'category', 'fragment', 'page', 'product']),
      siteId: size(string(), 1, 100),
      key: size(string(), 1, 100),
      previewToken: optional(size(string(), 1, 200)),
    }),
  ),
  /** How far down, from 0 to 1: widths differ, and so do heights. */
  share: optional(max(min(number(), 0), 1)),
})
export type PreviewMessage = Infer<typeof Message>

/** Null for anything else that a window may say. */
export const messageOf = (said: unknown): PreviewMessage | null => {
  const [failure, message] = Message.validate(said)
  return failure ? null : message
}
