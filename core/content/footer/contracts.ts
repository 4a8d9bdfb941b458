import { type Infer, optional, string, type } from 'superstruct'
import { array } from '../../shapes/array'
import { about, Entries, Picture, Target, Title } from '../contracts'

const SocialTarget = type({ ...Target.schema, picture: optional(Picture) })

/** As sent, before each item is checked. */
export const SentFooter = type({ ...about, columns: Entries })

export const Footer = type({
  ...about,
  columns: array(type({ title: Title, targets: array(Target) })),
  newsletter: optional(type({ title: Title, text: optional(string()), target: Target })),
  socialTitle: optional(string()),
  social: optional(array(SocialTarget)),
  /** The line below everything. */
  legal: optional(string()),
  /** Beside that line: terms, privacy. */
  legalTargets: optional(array(Target)),
})
export type Footer = Infer<typeof Footer>
