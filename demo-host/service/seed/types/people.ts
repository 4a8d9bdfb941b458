import type { Sum } from '../../pricing/money'

/** A store with its people. */
export type SeedStore = {
  readonly id: string
  readonly name: string
  readonly addressLine1: string
  readonly city: string
  readonly province?: string
  readonly postalCode: string
  readonly countryCode: string
  readonly phone: string
  readonly latitude: number
  readonly longitude: number
  /** IANA name; its hours are local. */
  readonly timeZone: string
  /** Monday is 1; a closed day has null twice; local time, HH:MM. */
  readonly openingHours: readonly {
    readonly day: number
    readonly opens: string | null
    readonly closes: string | null
  }[]
  readonly services: readonly ('pickup' | 'sts' | 'returns')[]
  readonly employees: readonly { readonly employeeId: string; readonly name: string }[]
}

/** Another shop that keeps parcels for us. */
export type SeedCollectionPoint = Omit<SeedStore, 'phone' | 'services' | 'employees'>

/** An address of a sandbox person, ready for the profile. */
export type SeedAddress = {
  readonly approachType: 'S' | 'B'
  readonly main: boolean
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly phoneCode: string
  readonly countryCode: string
  readonly addressLine1: string
  readonly addressLine2?: string
  readonly city: string
  readonly province?: string
  readonly postalCode: string
}

/** The password is hashed when the database is filled. */
export type SeedPerson = {
  readonly email: string
  readonly password: string
  readonly firstName?: string
  readonly lastName?: string
  readonly phone?: string
  readonly phoneCode?: string
  readonly postalCode?: string
  readonly birthDate?: string
  readonly gender?: 'male' | 'female' | 'other'
  readonly countryCode: string
  readonly locale: string
  readonly consumerType: 'REGISTERED' | 'EMPLOYEE'
  readonly memberId?: string
  /** Without a date the membership is not confirmed. */
  readonly loyalty?: {
    readonly optInDate: string | null
    readonly points: number
    readonly vouchers: readonly SeedVoucher[]
  }
  readonly athlete?: { readonly currentSpend: Sum; readonly annualCredit: Sum }
  readonly employee?: { readonly currentSpend: Sum; readonly annualCap: Sum; readonly termsAccepted: boolean }
  readonly prosumer?: { readonly currentSpend: Sum; readonly annualCredit: Sum }
  readonly identities: readonly ('WRANX' | 'IPA')[]
  readonly associate?: { readonly storeId: string; readonly employeeId: string; readonly role?: 'manager' }
  /** The shop closed the account. */
  readonly closed: boolean
  /** Wrong passwords locked it, until its owner sets a new one. */
  readonly lockedUntilReset?: true
  readonly interests: readonly string[]
  readonly preferredShoeSize?: string
  readonly newsletter: boolean
  readonly addresses: readonly SeedAddress[]
  readonly cards: readonly SeedCard[]
}

/** A saved card as the sandbox provider keeps it; the number is one of the sandbox's own. */
type SeedCard = {
  readonly number: string
  readonly brand: string
  readonly holder: string
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly main: boolean
}

/** Points turned into money. */
export type SeedVoucher = {
  readonly code: string
  readonly points: number
  readonly value: Sum
  readonly available: boolean
  readonly eligible: boolean
}
