import type { Code } from '../../../core/errors/catalogue'
import type { Address } from '../../../core/shapes/address'
import type { AddressRules, FieldRule } from '../../../core/site/contracts'
import { fieldProblem } from '../../../core/validate/address-field'
import { foreignPhone } from '../../../core/validate/phone'
import { isPhoneField } from '../../../core/validate/recipient-phone'
import { withRecipientPhone } from '../../../core/validate/saved-address-rules'
import { fail } from '../failure'
import type { AccessKey } from '../repositories/access-keys'
import { normaliseAddress, type TextField } from './normalise-address'
import { ruledNumber } from '../phone-number'

export type Purpose = 'shipping' | 'billing'

type FieldProblem = { readonly name: string; readonly code: Code }

/** The address as it would be saved, with all of its problems. */
export type CheckedAddress = { readonly address: Address; readonly problems: readonly FieldProblem[] }

/** In the languages of the countries that are shipped to. Other letters than ASCII stand in plain strings, which the build can escape. */
const PO_BOX = new RegExp(
  [
    String.raw`\b(g?p\.?\s*o\.?|post\s+office)\s*box\b|\bpostfach\b|\bpostbus\b`,
    '\\b(bo[iî]te|case|casella)\\s+postale\\b|\\bb\\.?p\\.?\\s+\\d|\\b(apartado|apdo\\.?)\\s+(de\\s+correos|postal|\\d)',
    '私書箱|(?<!\\p{L})ص\\s*\\.\\s*ب(?!\\p{L})|صندوق\\s+(ال)?بريد',
  ].join('|'),
  'iu',
)
const NO_PLACE = /^0{5}$/

/** Checks an address against its country's rules; the first problem is the one that is reported. */
export function checkAddress(
  typed: Address,
  purpose: Purpose,
  allRules: ReadonlyMap<string, AddressRules>,
  key: Pick<AccessKey, 'countries' | 'billingCountries'>,
): CheckedAddress {
  const country = typed.countryCode.toUpperCase()
  const allowed = purpose === 'shipping' ? key.countries : [...key.countries, ...key.billingCountries]
  const known = allRules.get(country)?.[purpose] ?? []
  const rules = purpose === 'shipping' ? withRecipientPhone(known) : known
  const address = normaliseAddress(typed, rules)
  if (!allowed.includes(country)) return { address, problems: [{ name: 'countryCode', code: 'PAY401' }] }
  return { address, problems: [...problemsOfPost(address, purpose), ...problemsOfFields(address, purpose, rules)] }
}

/** Throws the first problem's code, with all fields in the details. */
export function soundAddress({ address, problems }: CheckedAddress): Address {
  const [first] = problems
  if (first) throw fail(first.code, { fields: problems })
  return address
}

function problemsOfPost(address: Address, purpose: Purpose): FieldProblem[] {
  const lines = ['addressLine1', 'addressLine2', 'addressLine3'] as const
  const boxes = purpose === 'shipping' ? lines.filter(name => PO_BOX.test(address[name] ?? '')) : []
  const nowhere = NO_PLACE.test(address.postalCode ?? '') ? [{ name: 'postalCode', code: codeOf(purpose) }] : []
  const silent = address.phone ? [] : [{ name: 'phone', code: purpose === 'shipping' ? 'SHP410' : 'BILL410' } as const]
  return [...boxes.map(name => ({ name, code: 'SHP500' }) as const), ...silent, ...nowhere]
}

function problemsOfFields(address: Address, purpose: Purpose, rules: readonly FieldRule[]): FieldProblem[] {
  return rules.flatMap(rule => {
    const text = address[rule.name as TextField] ?? ''
    // A missing phone number has its own code.
    if (rule.name === 'phone' && text === '') return []
    const ruled = isPhoneField(rule.name) ? ruledNumber(text, address.countryCode) : text
    const problem = ruled === null ? foreignPhone(text) : fieldProblem(ruled, rule)
    return problem ? [{ name: rule.name, code: codeOf(purpose) }] : []
  })
}

const codeOf = (purpose: Purpose): 'CHK380' | 'CHK320' => (purpose === 'shipping' ? 'CHK380' : 'CHK320')
