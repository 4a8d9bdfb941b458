import { type Limits, limitsOf } from '../limits'

/** One limit for every kind of call. */
export const sameLimits = (limit: Limits[keyof Limits]): Limits =>
  Object.fromEntries(Object.keys(limitsOf(false)).map(name => [name, limit])) as Limits
