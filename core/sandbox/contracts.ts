import { enums, type Infer, integer, max, min, number, optional, size, string, type } from 'superstruct'
import { array } from '../shapes/array'

/** Hours that pass in the sandbox: for everybody, or only for the orders, mailed links and passkeys of one `person` (an e-mail address), or for one order. */
export const SandboxHours = type({
  hours: max(min(number(), 0), 2400),
  person: optional(size(string(), 1, 254)),
  orderNumber: optional(size(string(), 1, 40)),
})
export type SandboxHours = Infer<typeof SandboxHours>

/** The sandbox's time, ISO 8601. */
export const SandboxClock = type({ now: string() })
export type SandboxClock = Infer<typeof SandboxClock>

/** Visitors who saw a variant, and visitors and times of what they did then. */
export const ExperimentResults = type({
  experiments: array(
    type({
      experimentId: string(),
      name: string(),
      variants: array(
        type({
          variant: string(),
          visitors: integer(),
          impressions: integer(),
          events: array(
            type({
              kind: enums(['page-event', 'recommendation']),
              name: string(),
              visitors: integer(),
              times: integer(),
            }),
          ),
        }),
      ),
    }),
  ),
})
export type ExperimentResults = Infer<typeof ExperimentResults>
