import type { ColumnType, Generated } from 'kysely'
import type { Store } from '../../../../core/shapes/store'
import type { AddressRules } from '../../../../core/site/contracts'
import type { Currency } from '../../pricing/money'

/** A column of JSON: read as what it holds, written as text. */
export type Json<Content> = ColumnType<Content, string, string>

type AccessKeysTable = {
  key: string
  name: string
  site_id: string
  trust: 'first-party' | 'third-party'
  /** `host` and `shop` stand for the running sandbox's own origins; anything else is an origin. */
  origins: string[]
  locales: string[]
  currencies: Currency[]
  currency_by_country: Json<Readonly<Record<string, Currency>>>
  countries: string[]
  billing_countries: string[]
  /** Where the pages of products are, as a template; a leading `host` stands for the running sandbox's own pages. */
  product_url: Generated<string | null>
}

type StoresTable = {
  store_id: string
  country_code: string
  document: Json<Store>
  services: string[]
  employees: Json<readonly { readonly employeeId: string; readonly name: string }[]>
}

/** Shops of others where a parcel can be fetched. */
type CollectionPointsTable = { point_id: string; country_code: string; document: Json<Store> }

type AddressRulesTable = { country_code: string; document: Json<AddressRules> }

type CountriesTable = { code: string; dial_code: string; mask: string | null; names: Json<{ en: string; fr?: string }> }

/** The first answer to a call that changes something, kept so that the same call sent again gets the same one. */
type KeptAnswersTable = {
  id: string
  body_hash: string
  /** Null while the first of the twins is still at work. */
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
