import type { ColumnType, Generated } from 'kysely'
import type { Store } from '../../../../core/shapes/store'
import type { AddressRules } from '../../../../core/site/contracts'
import type { Currency } from '../../pricing/money'

export type Json<Content> = ColumnType<Content, string, string>

type AccessKeysTable = {
  key: string
  name: string
  site_id: string
  trust: 'first-party' | 'third-party'
  /** Origins; `host` and `shop` mean the running sandbox's own. */
  origins: string[]
  locales: string[]
  currencies: Currency[]
  currency_by_country: Json<Readonly<Record<string, Currency>>>
  countries: string[]
  billing_countries: string[]
  /** The template of product URLs; a leading `host` means the running sandbox's own pages. */
  product_url: Generated<string | null>
}

type StoresTable = {
  store_id: string
  country_code: string
  document: Json<Store>
  services: string[]
  employees: Json<readonly { readonly employeeId: string; readonly name: string }[]>
}

/** Other shops that hand out parcels. */
type CollectionPointsTable = { point_id: string; country_code: string; document: Json<Store> }

type AddressRulesTable = { country_code: string; document: Json<AddressRules> }

type CountriesTable = { code: string; dial_code: string; mask: string | null; names: Json<{ en: string; fr?: string }> }

/** The first answer to a write, so that a repetition gets the same one. */
type KeptAnswersTable = {
  id: string
  body_hash: string
  /** Null while the first call is still running. */
  status: number | null
  body: string | null
  created_at: Generated<Date>
}

export type SiteTables = {
  access_keys: AccessKeysTable
  stores: StoresTable
  collection_points: CollectionPointsTable
  address_rules: AddressRulesTable
  countries: CountriesTable
  kept_answers: KeptAnswersTable
}
