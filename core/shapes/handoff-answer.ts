import { type Infer, integer, string, type } from 'superstruct'

/** Opens a cart's lines on the microsite: for one shopper, `expiresIn` seconds. */
export const HandoffAnswer = type({ handoff: string(), expiresIn: integer() })
export type HandoffAnswer = Infer<typeof HandoffAnswer>
