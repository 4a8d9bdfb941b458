import { type Infer, integer, string, type } from 'superstruct'

/** A code that carries the lines of a cart to the microsite: `expiresIn` seconds until it is used, by one shopper. */
export const HandoffAnswer = type({ handoff: string(), expiresIn: integer() })
export type HandoffAnswer = Infer<typeof HandoffAnswer>
