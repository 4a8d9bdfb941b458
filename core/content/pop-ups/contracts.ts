import { enums, type Infer, integer, optional, size, string, type } from 'superstruct'
import { array } from '../../shapes/array'
import { about, Entries, Picture, Target, Title } from '../contracts'

export const PopUp = type({
  ...about,
  /** Unique within its site. */
  name: string(),
  kind: enums(['newsletter', 'registration']),
  /** Milliseconds until it expands; 2000 by default. */
  delay: optional(integer()),
  /** At most 28 letters. */
  minimizedTitle: Title,
  maximizedTitle: Title,
  text: optional(string()),
  logo: optional(Picture),
  logoSize: optional(enums(['small', 'large'])),
  /** Over the card. */
  picture: optional(Picture),
  /** What the shopper agrees to: the label of a newsletter's checkbox. */
  consent: optional(string()),
  submitCtaLabel: Title,
  /** Shown after subscribing to the newsletter. */
  confirmationTitle: optional(string()),
  confirmationText: optional(string()),
  disclaimer: optional(string()),
  /** A CSS colour for the disclaimer; ignored if its contrast on the card is too low. */
  disclaimerColor: optional(size(string(), 0, 40)),
  terms: optional(Target),
})
export type PopUp = Infer<typeof PopUp>

/** As sent, before each pop-up is checked. */
export const SentPopUps = type({ siteId: string(), popups: Entries })

export const PopUps = type({ siteId: string(), popups: array(PopUp) })
export type PopUps = Infer<typeof PopUps>
