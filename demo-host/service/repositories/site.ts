import type { Store } from '../../../core/shapes/store'
import type { EmployeeList } from '../../../core/in-store/contracts'
import type { AddressRules, CountryList } from '../../../core/site/contracts'
import type { PhoneRule } from '../../../core/validate/phone'
import type { Infer } from 'superstruct'
import type { Db } from '../database/transaction'
import type { AccessKey } from './access-keys'

export async function readAddressRules(db: Db, countryCode: string): Promise<AddressRules | null> {
  const row = await db
    .selectFrom('address_rules')
    .select('document')
    .where('country_code', '=', countryCode)
    .executeTakeFirst()
  return row?.document ?? null
}

/** In the key's order, with names in the shopper's language. */
export async function readCountries(db: Db, key: AccessKey, locale: string): Promise<CountryList['countries']> {
  const language = locale.split('-')[0]
  const regions = new Intl.DisplayNames(locale, { type: 'region' })
  const wanted = [...new Set([...key.countries, ...key.billingCountries])]
  const rows = await db.selectFrom('countries').selectAll().where('code', 'in', wanted).execute()
  return wanted.flatMap(code => {
    const row = rows.find(country => country.code === code)
    if (!row) return []
    const name = language === 'en' || language === 'fr' ? row.names[language] : regions.of(code)
    return [
      {
        code,
        name: name ?? row.names.en,
        dialCode: row.dial_code,
        mask: row.mask,
        shipping: key.countries.includes(code),
      },
    ]
  })
}

export async function readStores(db: Db, countries: readonly string[]): Promise<Store[]> {
  const rows = await db
    .selectFrom('stores')
    .select('document')
    .where('country_code', 'in', countries)
    .orderBy('store_id')
    .execute()
  return rows.map(row => row.document)
}

/** Null for an unknown store. */
export async function readEmployees(db: Db, storeId: string): Promise<Infer<typeof EmployeeList>['employees'] | null> {
  const row = await db.selectFrom('stores').select('employees').where('store_id', '=', storeId).executeTakeFirst()
  return row ? [...row.employees] : null
}

/** Phone number format of a country. */
export async function readCountry(db: Db, code: string): Promise<{ dialCode: string; mask: string | null }> {
  const row = await db.selectFrom('countries').select(['dial_code', 'mask']).where('code', '=', code).executeTakeFirst()
  return { dialCode: row?.dial_code.replace(/\D/g, '') ?? '1', mask: row?.mask ?? null }
}

/** What the addresses of a country say of its phone numbers. */
export async function readPhoneRule(db: Db, code: string): Promise<{ pattern: string; mask?: string } | null> {
  const rule = (await readAddressRules(db, code))?.shipping.find(({ name }) => name === 'phone')
  if (!rule?.pattern) return null
  return { pattern: rule.pattern, ...(rule.mask ? { mask: rule.mask } : {}) }
}

/** The rule for numbers with a dial code: the shopper's country's, if it has that one, else that of the first country with it. */
export async function readRuleOfDialCode(db: Db, dialCode: string, country: string): Promise<PhoneRule> {
  const rows = await db
    .selectFrom('countries')
    .select('code')
    .where('dial_code', 'in', [dialCode, `+${dialCode}`])
    .orderBy('code')
    .execute()
  const code = rows.find(row => row.code === country)?.code ?? rows[0]?.code
  return { dialCode, ...(code ? await readPhoneRule(db, code) : {}) }
}
