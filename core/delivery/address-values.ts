import type { Address } from '../shapes/address'
import { internationalPhone } from '../format/phone'
import type { FieldRule } from '../site/contracts'
import { fieldProblem } from '../validate/address-field'
import { nationalPhone } from '../format/national-phone'
import { isPhoneField } from '../validate/recipient-phone'
import { transformed } from '../validate/transforms'

/** By field name; a choice from a country's list is stored as `province@US`. */
export type AddressValues = Readonly<Record<string, string>>

/** What was typed so far: kept across countries, errors, steps and reloads. `chosenId`: over a saved address. */
export type AddressDraft = { readonly country: string; readonly values: AddressValues; readonly chosenId?: string }

/** By field name: a form problem, or a code of the catalogue. */
export type AddressProblems = Readonly<Record<string, string>>

/** Lists differ by country, so their choices must not overwrite each other. */
export function slotOf(rule: Pick<FieldRule, 'name' | 'options'>, country: string): string {
  return rule.options?.length ? `${rule.name}@${country}` : rule.name
}

/** The field of a slot such as `province@US`. */
export const fieldOf = (slot: string): string => slot.replace(/@.*/, '')

export function valueOf(values: AddressValues, rule: Pick<FieldRule, 'name' | 'options'>, country: string): string {
  return values[slotOf(rule, country)] ?? ''
}

export type Place = {
  readonly country: string
  readonly name?: string | undefined
  readonly phoneCode?: string | undefined
}

/** As it is sent, and as the field shows it after blur. */
export function tidied(value: string, rule: FieldRule, place: Place): string {
  const text = transformed(value, rule)
  if (!isPhoneField(rule.name)) return text
  const masked = nationalPhone(text, place.phoneCode, rule.mask)
  // The rule of an older service may refuse the shop's own mask.
  return rule.mask || !rule.pattern || fieldProblem(masked, rule) === null ? masked : text
}

export function problemsOf(values: AddressValues, rules: readonly FieldRule[], place: Place): AddressProblems {
  const found = rules.flatMap(rule => {
    const problem = fieldProblem(tidied(valueOf(values, rule, place.country), rule, place), rule)
    return problem ? [[rule.name, problem] as const] : []
  })
  return Object.fromEntries(found)
}

export function addressOf(values: AddressValues, rules: readonly FieldRule[], place: Place): Address {
  const sent = rules.flatMap(rule => {
    const value = tidied(valueOf(values, rule, place.country), rule, place).trim()
    return value ? [[rule.name, isPhoneField(rule.name) ? sentPhone(value, rule, place) : value] as const] : []
  })
  return {
    firstName: '',
    lastName: '',
    addressLine1: '',
    city: '',
    countryCode: place.country,
    ...(place.name ? { country: place.name } : {}),
    ...Object.fromEntries(sent),
    ...(place.phoneCode && sent.some(([name]) => name === 'phone') ? { phoneCode: place.phoneCode } : {}),
  }
}

/** In international form if the service's rule accepts it: an older service only accepts national numbers. */
function sentPhone(value: string, rule: FieldRule, { phoneCode }: Place): string {
  const international = phoneCode ? internationalPhone(value, phoneCode) : value
  if (rule.name !== 'phone') return international
  return rule.pattern && fieldProblem(international, rule) === null ? international : value
}

export const consentOf = (values: AddressValues) => ({ newsletterConsent: values['newsletterConsent'] === 'yes' })

export function valuesOf(address: Address): AddressValues {
  const { subscriptions, shippingId, addressId, country, countryCode, phoneCode, recipientContactPhone, ...fields } =
    address
  const known = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const values = Object.fromEntries(known)
  const province = values['province']
  return province ? { ...values, [`province@${countryCode}`]: province } : values
}

export function sameAddress(one: Address, other: Address): boolean {
  const parts = (address: Address) => JSON.stringify(Object.entries(valuesOf(address)).sort())
  return one.countryCode === other.countryCode && parts(one) === parts(other)
}
