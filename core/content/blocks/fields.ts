import { boolean, enums, number, optional, pattern, string, type Infer, type } from 'superstruct'
import { array } from '../../shapes/array'

export const breakpoints = ['sm', 'md', 'lg'] as const
export type Breakpoint = (typeof breakpoints)[number]

/** A colour in hexadecimal form, so that what is on it can be made readable. Cleared it is empty. */
export const Colour = pattern(string(), /^(?:#[\da-f]{6})?$/i)

/** A path or a URL, but no `javascript:` URL. */
const Address = pattern(string(), /^(?:https?:\/\/|mailto:|tel:|[/?#](?![/\\])|[\w-]+(?:\/|$))/i)

/** A picture or a video is loaded by the browser: a path is the shop's own. */
const Source = pattern(string(), /^(?:https?:\/\/|\/(?![/\\]))/i)

const Size = optional(enums(['small', 'medium', 'large']))

/** Where a press leads. */
export const Target = type({
  id: optional(string()),
  url: Address,
  text: optional(string()),
  targetAttribute: optional(enums(['_self', '_blank'])),
  style: optional(enums(['primary', 'secondary', 'link'])),
  size: optional(type({ sm: Size, md: Size, lg: Size })),
})
export type Target = Infer<typeof Target>

export const Picture = type({
  url: Source,
  alt: optional(string()),
  width: optional(number()),
  height: optional(number()),
})
export type Picture = Infer<typeof Picture>

const Track = type({
  src: Source,
  label: string(),
  srclang: string(),
  kind: enums(['transcripts', 'chapters', 'captions']),
})

/** A video by its address, or by its name at the picture service. */
export const Video = type({
  url: optional(Source),
  cloudinaryAsset: optional(
    type({ cloudName: pattern(string(), /^[\w-]+$/), publicId: pattern(string(), /^[\w./-]+$/) }),
  ),
  poster: optional(Source),
  alt: optional(string()),
  width: optional(number()),
  height: optional(number()),
  /** In seconds. */
  duration: optional(number()),
  playerSettings: optional(
    type({
      autoplay: optional(boolean()),
      hideControls: optional(boolean()),
      loop: optional(boolean()),
      muted: optional(boolean()),
    }),
  ),
  tracks: optional(array(Track)),
})
export type Video = Infer<typeof Video>

const Medium = type({ image: optional(Picture), video: optional(Video) })
export type Medium = Infer<typeof Medium>

/** Of a breakpoint without one the next narrower one's is shown. */
export const Media = type({ sm: optional(Medium), md: optional(Medium), lg: optional(Medium) })
export type Media = Infer<typeof Media>

const Margin = enums(['none', 'small', 'medium', 'large'])

/** What every block may say of itself. */
export const shared = {
  id: optional(string()),
  name: optional(string()),
  hideOnBreakpoint: optional(array(enums(breakpoints))),
  bottomMargins: optional(type({ sm: optional(Margin), md: optional(Margin), lg: optional(Margin) })),
  backgroundColor: optional(Colour),
  promotionTracking: optional(
    type({ promotionId: optional(string()), promotionName: optional(string()), creativeName: optional(string()) }),
  ),
} as const

const textStyle = optional(enums(['small', 'medium', 'large', 'display']))

/** Titles, what is around them, and what can be pressed. */
export const words = {
  title: optional(string()),
  titleHtml: optional(string()),
  titleColor: optional(Colour),
  titleStyle: textStyle,
  titleH1: optional(boolean()),
  hideTitle: optional(boolean()),
  subtitle: optional(string()),
  subtitleHtml: optional(string()),
  subtitleColor: optional(Colour),
  subtitleStyle: textStyle,
  overline: optional(string()),
  eyebrowText: optional(string()),
  eyebrowLogo: optional(type({ url: Source, alt: optional(string()) })),
  richText: optional(string()),
  richTextBelowTargets: optional(string()),
  targets: optional(array(Target)),
  linkType: optional(enums(['CTA', 'No-CTA'])),
  equalTargetSize: optional(boolean()),
  mediaTarget: optional(Target),
} as const

/** Where the words are, and on what. */
export const layout = {
  alignment: optional(enums(['left', 'center', 'right'])),
  textAlignment: optional(enums(['left', 'center', 'right'])),
  verticalAlignment: optional(enums(['top', 'middle', 'bottom'])),
  overlayWidth: optional(enums(['xs', 'sm', 'md', 'lg'])),
  imageWidth: optional(enums(['60', '50', '40'])),
  gradientStyle: optional(enums(['full', 'focused', 'off'])),
  gradientTone: optional(enums(['dark', 'light'])),
  gradientBreakpoints: optional(array(enums(breakpoints))),
} as const

export const caption = {
  captionText: optional(string()),
  captionPosition: optional(enums(['top', 'bottom', 'off'])),
  captionColor: optional(Colour),
  captionStyle: optional(enums(['small', 'medium'])),
} as const
