import { type Infer, literal, optional, pattern, string, type } from 'superstruct'
import { shared, words } from './fields'

const Name = pattern(string(), /^[\w.-]{1,60}$/)

/** A gallery of pictures that people posted, by its name at their provider; `filter` narrows it to a category. */
export const Ugc = type({ type: literal('ugc'), ...shared, ...words, containerId: Name, filter: optional(Name) })
export type Ugc = Infer<typeof Ugc>
