import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  literal,
  nullable,
  number,
  optional,
  string,
  type,
} from 'superstruct'
import { Address } from '../shapes/address'

/** An address of the profile: to ship to (`S`) or to bill to (`B`), one of each the main one. */
export const ProfileAddress = type({
  ...Address.schema,
  id: string(),
  approachType: enums(['S', 'B']),
  main: boolean(),
})
export type ProfileAddress = Infer<typeof ProfileAddress>

/** What was spent this year and what is left of it, major units of `currency`. */
const spent = { currentSpend: number(), remaining: number(), currency: string() }

/** What a person is to the shop; spends are there for those alone who have a limit. */
export const ConsumerProfile = type({
  consumerDetails: type({
    email: string(),
    firstName: nullable(string()),
    lastName: nullable(string()),
    phone: nullable(string()),
    phoneCode: nullable(string()),
    postalCode: nullable(string()),
    birthDate: nullable(string()),
    address: array(ProfileAddress),
    employee: optional(type({ ...spent, annualCap: number(), isEmployeeDiscountTCAccepted: boolean() })),
    athlete: optional(type({ ...spent, annualCredit: number() })),
    prosumer: optional(type({ ...spent, annualCredit: number() })),
    identity: array(type({ type: enums(['WRANX', 'IPA']) })),
  }),
  isLoyaltyMember: boolean(),
  loyaltyOptInDate: nullable(string()),
  loyaltySummary: optional(type({ points: type({ balance: integer() }) })),
})
export type ConsumerProfile = Infer<typeof ConsumerProfile>

/** The answer of every call about the profile. */
export const Consumer = type({ consumerProfile: ConsumerProfile })
export type Consumer = Infer<typeof Consumer>

/** That an employee accepts the terms of the discount, once and for good. */
export const ConsumerChange = type({
  consumerProfile: type({
    consumerDetails: type({ employee: type({ isEmployeeDiscountTCAccepted: literal(true) }) }),
  }),
})
