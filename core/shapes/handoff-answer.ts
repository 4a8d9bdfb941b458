import { type Infer, integer, string, type } from 'superstruct'

/** A code that carries this session and cart to the microsite: single use, `expiresIn` seconds. */
export const HandoffAnswer = type({ handoff: string(), expiresIn: integer() })
export type HandoffAnswer = Infer<typeof HandoffAnswer>
