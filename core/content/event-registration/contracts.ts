import { type Infer, nullable, pattern, size, string, type } from 'superstruct'
import { array } from '../../shapes/array'

/** ISO day. */
export const Day = pattern(string(), /^\d{4}-\d{2}-\d{2}$/)

export const Registration = type({
  eventId: string(),
  attendingDays: array(Day),
  plusOne: nullable(string()),
  registeredAt: string(),
})
export type Registration = Infer<typeof Registration>

export const RegistrationQuery = type({ eventId: size(string(), 1, 60) })

export const OwnRegistration = type({ registration: nullable(Registration) })
