import { boolean, enums, type Infer, literal, optional, string, type } from 'superstruct'
import { array } from '../../shapes/array'
import { Picture, shared, Target, words } from './fields'

/** Short promises in a row. */
export const PromoBar = type({
  type: literal('promo-bar'),
  ...shared,
  items: array(type({ text: string(), target: optional(Target), icon: optional(Picture) })),
})
export type PromoBar = Infer<typeof PromoBar>

/** A line at the top of the page, until it is closed. What is closed is remembered by its id. */
export const BenefitBar = type({
  type: literal('benefit-bar'),
  ...shared,
  ...words,
  id: string(),
  logo: optional(Picture),
  backgroundImage: optional(Picture),
  alignment: optional(enums(['left', 'center'])),
  infoIcon: optional(Picture),
  showCloseButton: optional(boolean()),
})
export type BenefitBar = Infer<typeof BenefitBar>
