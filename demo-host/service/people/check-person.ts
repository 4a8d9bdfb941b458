import type { PersonDetails } from '../../../core/profile/contracts'
import { birthDate } from '../../../core/validate/birth-date'
import { brokenPasswordRules } from '../../../core/validate/password'
import { personName } from '../../../core/validate/person-name'
import { type PhoneRule, phone } from '../../../core/validate/phone'
import { fail, type ShopFailure } from '../failure'
import { EARLIEST_BIRTH_DATE } from './sign-up-form'

export const wrongField = (field: string): ShopFailure => fail('PRO412', { field })

/** Throws `FE872` for a short password, else `PRO415` with the broken rules. */
export function checkPassword(password: string): void {
  const rules = brokenPasswordRules(password)
  if (rules.includes('length')) throw fail('FE872', { rules })
  if (rules.length > 0) throw fail('PRO415', { rules })
}

/** Throws `PRO410` for the age, `PRO412` with any other invalid field. */
export function checkPerson(details: PersonDetails, minimalAge: number, phoneRule: PhoneRule): void {
  for (const name of ['firstName', 'lastName'] as const) if (personName(details[name] ?? '')) throw wrongField(name)
  if (phone(details.phone ?? '', phoneRule)) throw wrongField('phone')
  const rule = { required: false, earliest: EARLIEST_BIRTH_DATE, minimalAge }
  const today = new Date().toISOString().slice(0, 10)
  if (birthDate(details.birthDate ?? '', rule, today)) throw fail('PRO410', { field: 'birthDate', minimalAge })
}
