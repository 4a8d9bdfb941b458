import { boolean, enums, type Infer, literal, optional, size, string, type } from 'superstruct'

const Text = size(string(), 0, 60)

export const Subscription = type({
  type: enums(['Newsletter', 'LoyaltyNewsletter']),
  channel: enums(['email', 'sms']),
  optin: boolean(),
  doubleOptin: optional(boolean()),
  recipient: optional(size(string(), 0, 254)),
  category: optional(Text),
  country: optional(Text),
  region: optional(Text),
  /** The date of the last change, set by the service. */
  optinDate: optional(Text),
  optoutDate: optional(Text),
})
export type Subscription = Infer<typeof Subscription>

export const Enrollment = type({
  type: literal('Loyalty'),
  optin: literal(true),
  doubleOptin: optional(boolean()),
  region: optional(Text),
  channel: optional(Text),
  country: optional(Text),
})
export type Enrollment = Infer<typeof Enrollment>
