import { type Infer, max, min, number, string, type } from 'superstruct'

/** How many hours to add to the sandbox's time. */
export const SandboxHours = type({ hours: max(min(number(), 0), 2400) })
export type SandboxHours = Infer<typeof SandboxHours>

/** The sandbox's time, ISO 8601. */
export const SandboxClock = type({ now: string() })
export type SandboxClock = Infer<typeof SandboxClock>
