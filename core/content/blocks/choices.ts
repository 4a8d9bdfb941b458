import { literal, optional, string, type, unknown } from 'superstruct'
import { array } from '../../shapes/array'
import { shared } from './fields'

/** Shows its baselines, or the blocks (`targets`) of one of its variants, as it is decided for the visitor. */
export const Experience = type({
  type: literal('experience'),
  ...shared,
  /** Its last segment is the decision's name: `home/hero`. */
  experienceId: string(),
  baselines: array(unknown()),
  variants: array(type({ name: optional(string()), variantId: string(), targets: array(unknown()) })),
  /** Told when a link in it is pressed. */
  trackingEvent: optional(string()),
})

/** Shows the blocks of the first segment that the shopper is in, else its baselines. */
export const Segmentation = type({
  type: literal('segmentation'),
  ...shared,
  segments: array(type({ id: string(), targets: array(unknown()) })),
  baselines: array(unknown()),
})
