import {
  boolean,
  enums,
  type Infer,
  integer,
  literal,
  nullable,
  number,
  optional,
  size,
  string,
  type,
} from 'superstruct'
import { array } from '../shapes/array'
import { Address } from '../shapes/address'
import { Enrollment, Subscription } from '../shapes/consent'

/** For shipping (`S`) or billing (`B`); one of each is the main one. */
export const ProfileAddress = type({
  ...Address.schema,
  id: string(),
  approachType: enums(['S', 'B']),
  main: boolean(),
})
export type ProfileAddress = Infer<typeof ProfileAddress>

/** The first of its kind becomes the main one, whatever `main` says. */
export const NewProfileAddress = type({
  ...Address.schema,
  approachType: enums(['S', 'B']),
  main: optional(boolean()),
})
export type NewProfileAddress = Infer<typeof NewProfileAddress>

/** This year's spending and what is left, in major units of `currency`. */
const spent = { currentSpend: number(), remaining: number(), currency: string() }

/** Spending is only given for people with a limit. */
export const ConsumerProfile = type({
  consumerDetails: type({
    email: string(),
    firstName: nullable(string()),
    lastName: nullable(string()),
    phone: nullable(string()),
    phoneCode: nullable(string()),
    postalCode: nullable(string()),
    birthDate: nullable(string()),
    gender: optional(nullable(string())),
    address: array(ProfileAddress),
    employee: optional(type({ ...spent, annualCap: number(), isEmployeeDiscountTCAccepted: boolean() })),
    athlete: optional(type({ ...spent, annualCredit: number() })),
    prosumer: optional(type({ ...spent, annualCredit: number() })),
    identity: array(type({ type: enums(['WRANX', 'IPA']) })),
  }),
  isLoyaltyMember: boolean(),
  /** Null until a member confirmed their address. */
  loyaltyOptInDate: nullable(string()),
  /** Until then the member cannot use points and rewards. */
  awaitsConfirmation: optional(boolean()),
  loyaltySummary: optional(type({ points: type({ balance: integer() }) })),
  /** Joined by pipes: `road|trail`. */
  preferences: optional(type({ interests: string(), preferredShoeSize: nullable(string()) })),
  subscriptions: optional(array(Subscription)),
})
export type ConsumerProfile = Infer<typeof ConsumerProfile>

export const Consumer = type({ consumerProfile: ConsumerProfile })
export type Consumer = Infer<typeof Consumer>

/** `false` leaves the points out. */
export const ConsumerQuery = type({ includeLoyaltySummary: optional(enums(['true', 'false'])) })

export const UserDataRequest = type({ consumerId: size(string(), 1, 100), email: size(string(), 1, 254) })

const Text = size(string(), 0, 100)

export const PersonDetails = type({
  firstName: optional(Text),
  lastName: optional(Text),
  phone: optional(size(string(), 0, 40)),
  phoneCode: optional(size(string(), 0, 8)),
  postalCode: optional(size(string(), 0, 40)),
  /** ISO date. */
  birthDate: optional(size(string(), 0, 10)),
  gender: optional(Text),
})
export type PersonDetails = Infer<typeof PersonDetails>

/** Interests are joined by pipes. */
export const Preferences = type({
  interests: optional(size(string(), 0, 500)),
  preferredShoeSize: optional(size(string(), 0, 20)),
})

/** Only the named fields change. Employees accept the terms of the discount once. */
export const ConsumerChange = type({
  consumerProfile: type({
    consumerDetails: optional(
      type({
        ...PersonDetails.schema,
        employee: optional(type({ isEmployeeDiscountTCAccepted: literal(true) })),
      }),
    ),
    preferences: optional(Preferences),
    enrollments: optional(size(array(Enrollment), 0, 2)),
    subscriptions: optional(size(array(Subscription), 0, 10)),
  }),
})
export type ConsumerChange = Infer<typeof ConsumerChange>

/** The token of the mail's link. */
export const EmailConfirmation = type({ token: size(string(), 1, 200) })

export const SavedProfileAddress = type({ addressId: string(), ...Consumer.schema })

export const CreatedConsumer = type({ consumerId: string(), ...Consumer.schema })

/** Newsletters go to `email`, text messages to `phone`. `awaitsConfirmation`: nothing begins before a mail's link is followed. */
export const Subscriptions = type({
  email: string(),
  phone: nullable(string()),
  subscriptions: array(Subscription),
  awaitsConfirmation: optional(boolean()),
})
export type Subscriptions = Infer<typeof Subscriptions>

const Wanted = size(array(Subscription), 1, 10)

export const GuestSubscriptions = type({
  email: size(string(), 1, 254),
  subscriptions: Wanted,
  recaptcha_response: optional(size(string(), 0, 4096)),
})

/** Subscriptions that are not named stay as they are. A phone number is only needed for text messages. */
export const SubscriptionChange = type({
  subscriptions: size(array(Subscription), 0, 10),
  phone: optional(size(string(), 0, 40)),
  phoneCode: optional(size(string(), 0, 8)),
})
