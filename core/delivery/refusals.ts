import type { ShopError } from '../errors/shop-error'
import type { AddressProblems } from './address-values'

/** Where a code is shown if the service names no field. */
const fieldOf: Readonly<Record<string, string>> = {
  SHP500: 'addressLine1',
  SHP410: 'phone',
  BILL410: 'phone',
  CHK320: 'addressLine1',
  CHK380: 'postalCode',
  PAY401: 'country',
}

/** Null if the refusal is not about a field. */
export function problemsOfRefusal(error: ShopError): AddressProblems | null {
  if (error.kind !== 'http') return null
  const fields = error.details['fields']
  if (Array.isArray(fields)) return problemsOfFields(fields)
  const named = error.details['field'] ?? error.details['name']
  const field = typeof named === 'string' ? named : fieldOf[error.code]
  return field ? { [field]: error.code } : null
}

export const problemsOfFields = (fields: readonly { name: string; code: string }[]): AddressProblems =>
  Object.fromEntries(fields.map(({ name, code }) => [name === 'countryCode' ? 'country' : name, code]))
