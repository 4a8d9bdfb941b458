import { createEvent, createStore } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { nationalPhone } from '../../format/national-phone'
import { tokenForgotten } from '../../http/token'
import type { PhoneRule } from '../../validate/phone'

export interface Person {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly gender: string
  /** In international form. */
  readonly phone: string
}

export interface JoinDraft {
  readonly firstName: string
  readonly lastName: string
  readonly gender: string
  readonly phone: string
  readonly days: readonly string[]
  readonly plusOne: string
  readonly isAgreed: boolean
}

// Of other domains: the profile, and how numbers of this country look.

export const personKnown = createEvent<Person>()
export const personFailed = createEvent<ShopError>()
export const phoneRuleKnown = createEvent<PhoneRule>()

/** Null until the profile has come. */
export const $person = createStore<Person | null>(null)
  .on(personKnown, (_before, person) => person)
  .reset(tokenForgotten)

export const $personError = createStore<ShopError | null>(null)
  .on(personFailed, (_before, error) => error)
  .reset(personKnown, tokenForgotten)

/** Numbers are of any country until it is known. */
export const $phoneRule = createStore<PhoneRule>({ dialCode: '' }).on(phoneRuleKnown, (_before, rule) => rule)

/** What was typed, over what the account says. One day alone is chosen already. */
export function draftOf(
  person: Person,
  typed: Partial<JoinDraft> | undefined,
  days: readonly string[],
  { dialCode, mask }: PhoneRule,
): JoinDraft {
  const { firstName, lastName, gender, phone } = person
  return {
    firstName,
    lastName,
    gender,
    phone: phone && dialCode ? nationalPhone(phone, dialCode, mask) : phone,
    days: days.length === 1 ? days : [],
    plusOne: '',
    isAgreed: false,
    ...typed,
  }
}
