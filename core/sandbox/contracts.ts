import { type Infer, max, min, number, optional, string, type } from 'superstruct'

/**
 * By how many hours the sandbox's warehouse and carrier jump ahead; with `person`, an e-mail address, time passes for what
 * waits for that person alone: their orders, links of mails, and questions to passkeys.
 */
export const SandboxHours = type({ hours: max(min(number(), 0), 2400), person: optional(string()) })
export type SandboxHours = Infer<typeof SandboxHours>

/** The sandbox's time, ISO 8601. */
export const SandboxClock = type({ now: string() })
export type SandboxClock = Infer<typeof SandboxClock>
