import type { Address } from '../../shapes/address'
import type { FieldRule } from '../../site/contracts'

const optionalFields = [
  ...(['phone', 'phoneCode', 'email', 'addressLine2', 'addressLine3', 'city', 'postalCode'] as const),
  ...(['province', 'stateCode', 'region', 'recipientContactPhone', 'subscriptions'] as const),
]

/** They belong to another field, which may be asked for. */
const belonging: Readonly<Record<string, string>> = { phoneCode: 'phone', stateCode: 'province' }

/** What a form does not ask for and its change must not lose; in another country only whoever takes the parcel stays. */
export function fieldsOutsideForm(known: Address, rules: readonly FieldRule[], country: string): Partial<Address> {
  const isAsked = (name: string) => rules.some(rule => rule.name === (belonging[name] ?? name))
  const there = known.countryCode === country ? optionalFields : (['recipientContactPhone'] as const)
  const stored = there.filter(name => !isAsked(name))
  return Object.fromEntries(stored.flatMap(name => (known[name] ? [[name, known[name]]] : [])))
}
