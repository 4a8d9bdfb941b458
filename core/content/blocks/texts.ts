import { boolean, enums, type Infer, literal, optional, pattern, string, type } from 'superstruct'
import { array } from '../../shapes/array'
import { caption, layout, Media, Picture, shared, Target, words } from './fields'

export const RichText = type({ type: literal('rich-text'), ...shared, ...words, ...layout })
export type RichText = Infer<typeof RichText>

/** Questions with answers; `name` makes the others close. */
export const Accordion = type({
  type: literal('accordion'),
  ...shared,
  ...words,
  isOneOpen: optional(boolean()),
  items: array(type({ title: string(), richText: string(), isOpen: optional(boolean()) })),
})
export type Accordion = Infer<typeof Accordion>

/** A place in the page that links lead to. */
export const Anchor = type({ type: literal('anchor'), ...shared, anchorId: pattern(string(), /^[\w-]{1,60}$/) })
export type Anchor = Infer<typeof Anchor>

/** A column of a page's foot. */
export const FooterItem = type({ type: literal('footer-item'), ...shared, ...words, targets: array(Target) })
export type FooterItem = Infer<typeof FooterItem>

export const ButtonBlock = type({
  type: literal('button'),
  ...shared,
  target: Target,
  alignment: optional(enums(['left', 'center', 'right'])),
})
export type ButtonBlock = Infer<typeof ButtonBlock>

export const MediaBlock = type({
  type: literal('media'),
  ...shared,
  ...caption,
  media: Media,
  mediaTarget: optional(Target),
})
export type MediaBlock = Infer<typeof MediaBlock>

/** Four are shown two by two, any other number in rows of three. */
export const IconTextCollection = type({
  type: literal('icon-text-collection'),
  ...shared,
  ...words,
  items: array(type({ icon: optional(Picture), title: string(), text: optional(string()), target: optional(Target) })),
})
export type IconTextCollection = Infer<typeof IconTextCollection>
