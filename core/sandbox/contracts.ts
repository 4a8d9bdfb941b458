import { type Infer, max, min, number, string, type } from 'superstruct'

/** By how many hours the sandbox's warehouse and carrier jump ahead. */
export const SandboxHours = type({ hours: max(min(number(), 0), 2400) })
export type SandboxHours = Infer<typeof SandboxHours>

/** What time it is for them now, ISO 8601. */
export const SandboxClock = type({ now: string() })
export type SandboxClock = Infer<typeof SandboxClock>
