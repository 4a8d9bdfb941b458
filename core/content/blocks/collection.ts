import { boolean, enums, type Infer, literal, number, optional, refine, string, type, unknown } from 'superstruct'
import { array } from '../../shapes/array'
import { shared, words } from './fields'

const Length = refine(number(), 'Length', value => value >= 0)

/** Lengths in px, zero for the default; the time in seconds, zero for never. */
const Arrangement = type({
  type: enums(['grid', 'carousel']),
  slideWidth: optional(Length),
  slideMaxWidth: optional(Length),
  slidePadding: optional(number()),
  margin: optional(number()),
  autoplay: optional(boolean()),
  autorotateTime: optional(Length),
  loop: optional(boolean()),
  showArrows: optional(boolean()),
  showIndicators: optional(boolean()),
  showProgress: optional(boolean()),
})
export type Arrangement = Infer<typeof Arrangement>

/** Blocks in a grid or a carousel, at each breakpoint for itself. */
export const Collection = type({
  type: literal('collection'),
  ...shared,
  ...words,
  items: array(unknown()),
  variant: optional(enums(['threeCardGrid', 'highlightCenter'])),
  isFullWidth: optional(boolean()),
  isFullHeight: optional(boolean()),
  breakpoints: optional(type({ sm: optional(Arrangement), md: optional(Arrangement), lg: optional(Arrangement) })),
})

/** Shows its blocks on pages of some products or categories only. */
export const Filter = type({
  type: literal('filter'),
  ...shared,
  filterType: enums(['bySku', 'byCategory']),
  operator: enums(['IN', 'NOT IN']),
  values: array(string()),
  items: array(unknown()),
})
