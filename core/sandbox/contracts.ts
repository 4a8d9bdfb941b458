import { type Infer, max, min, number, optional, size, string, type } from 'superstruct'

/** By how many hours the sandbox's warehouse and carrier jump ahead; for one order alone if it is named. */
export const SandboxHours = type({ hours: max(min(number(), 0), 2400), orderNumber: optional(size(string(), 1, 40)) })
export type SandboxHours = Infer<typeof SandboxHours>

/** What time it is for them now, ISO 8601. */
export const SandboxClock = type({ now: string() })
export type SandboxClock = Infer<typeof SandboxClock>
