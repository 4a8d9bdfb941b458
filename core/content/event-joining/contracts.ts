import { type Infer, literal, nonempty, optional, size, string, type } from 'superstruct'
import { array } from '../../shapes/array'
import { Day } from '../event-registration/contracts'

const Name = size(string(), 1, 100)

/** The address is the account's own; another one is refused. */
export const NewRegistration = type({
  eventId: size(string(), 1, 60),
  email: size(string(), 1, 254),
  firstName: Name,
  lastName: Name,
  gender: optional(size(string(), 0, 100)),
  phoneNumber: optional(size(string(), 0, 40)),
  /** Some of the event's days, so at most as many as it has. */
  attendingDays: nonempty(array(Day)),
  plusOne: optional(size(string(), 0, 100)),
  eventTermsAccepted: literal(true),
  /** When the shopper signed up, by the service's clock. */
  registrationTimestamp: size(string(), 1, 40),
})
export type NewRegistration = Infer<typeof NewRegistration>

/** Without a guest's name the guest is removed. */
export const RegistrationChange = type({
  eventId: size(string(), 1, 60),
  attendingDays: nonempty(array(Day)),
  plusOne: optional(size(string(), 0, 100)),
})
export type RegistrationChange = Infer<typeof RegistrationChange>
