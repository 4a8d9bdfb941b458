import type { Address } from '../../../core/shapes/address'
import type { FieldRule } from '../../../core/site/contracts'
import { transformed } from '../../../core/validate/transforms'
import { internationalNumber } from '../phone-number'
import { namesOf } from './province-names'

const TEXT_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'phoneCode',
  'recipientContactPhone',
  'country',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'city',
  'postalCode',
  'province',
  'region',
] as const

export type TextField = (typeof TEXT_FIELDS)[number]

/** Formats an address by its country's rules: known fields only, the province as its code, telephone numbers in international form. */
export function normaliseAddress(address: Address, rules: readonly FieldRule[]): Address {
  const texts = Object.fromEntries(
    TEXT_FIELDS.flatMap(name => {
      const text = textOf(address, name, rules)
      return text === undefined ? [] : [[name, text]]
    }),
  )
  return {
    firstName: '',
    lastName: '',
    addressLine1: '',
    city: '',
    ...texts,
    countryCode: address.countryCode.toUpperCase(),
    ...(address.subscriptions?.newsletterConsent === undefined
      ? {}
      : { subscriptions: { newsletterConsent: address.subscriptions.newsletterConsent } }),
  }
}

function textOf(address: Address, name: TextField, rules: readonly FieldRule[]): string | undefined {
  const rule = rules.find(known => known.name === name)
  const typed = name === 'province' ? address.province || address.stateCode : address[name]
  if (typed === undefined) return undefined
  const text = (rule ? transformed(typed, rule) : typed).trim()
  if (name === 'phone' || name === 'recipientContactPhone')
    return internationalNumber(text, address.countryCode.toUpperCase())
  const isCalledSo = (called: string) => called.toLowerCase() === text.toLowerCase()
  const option = rule?.options?.find(known => namesOf(address.countryCode.toUpperCase(), known).some(isCalledSo))
  return option?.code ?? text
}
