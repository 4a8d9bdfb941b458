import { type Infer, integer, string, type } from 'superstruct'

/** Transfers a cart's lines to the microsite: for one shopper, `expiresIn` seconds. */
export const HandoffAnswer = type({ handoff: string(), expiresIn: integer() })
export type HandoffAnswer = Infer<typeof HandoffAnswer>
