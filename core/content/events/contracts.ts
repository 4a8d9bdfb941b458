import { boolean, enums, type Infer, optional, pattern, string, type } from 'superstruct'
import { about, Picture, Target } from '../contracts'

/** ISO day. */
const Day = pattern(string(), /^\d{4}-\d{2}-\d{2}$/)

/** Something that shoppers sign up for, on one day or several. */
export const EventSignUp = type({
  ...about,
  eventId: string(),
  title: string(),
  place: optional(string()),
  picture: optional(Picture),
  startDate: Day,
  endDate: Day,
  /** The IANA time zone of its days; UTC by default. */
  timeZone: optional(string()),
  richText: optional(string()),
  /** The label of the button that leads to the form. */
  submitCtaLabel: string(),
  enablePlusOne: optional(boolean()),
  confirmationTitle: string(),
  confirmationSubtitle: optional(string()),
  terms: Target,
  /** May be up to a minute old. */
  standing: enums(['open', 'full', 'over']),
})
export type EventSignUp = Infer<typeof EventSignUp>
