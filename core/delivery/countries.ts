import { createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import type { AddressRules, CountryList } from '../site/contracts'
import { endpoints } from '../site/endpoints'

/** A form is about to be shown: the countries are needed. */
export const countriesWanted = createEvent()
/** The form of a country is about to be shown: its rules are needed. */
export const rulesWanted = createEvent<string>()

const readCountriesFx = requestFx(endpoints.readCountries)
const readRulesFx = requestFx(endpoints.readAddressRules)

/** The key's countries, the shop's own first; null until they are known. */
export const $countries = createStore<CountryList['countries'] | null>(null).on(
  readCountriesFx.doneData,
  (_current, { countries }) => countries,
)

/** Address rules by country, as far as they were needed. */
export const $rulesByCountry = createStore<Readonly<Record<string, AddressRules>>>({}).on(
  readRulesFx.doneData,
  (known, rules) => ({ ...known, [rules.countryCode]: rules }),
)

/** Why no form can be shown, while it cannot. */
export const $formFailure = createStore<ShopError | null>(null)
  .on([readCountriesFx.failData, readRulesFx.failData], (_current, error) => error)
  .reset(countriesWanted, readCountriesFx, readRulesFx.done)

/** Countries whose rules are on their way. */
const $asked = createStore<readonly string[]>([])
  .on(readRulesFx, (asked, { params }) => [...asked, params.countryCode])
  .on(readRulesFx.finally, (asked, { params }) => asked.filter(code => code !== params.params.countryCode))

sample({
  clock: countriesWanted,
  source: { known: $countries, isAsked: readCountriesFx.pending },
  filter: ({ known, isAsked }) => !known && !isAsked,
  fn: () => ({}),
  target: readCountriesFx,
})

sample({
  clock: rulesWanted,
  source: { known: $rulesByCountry, asked: $asked },
  filter: ({ known, asked }, country) => !known[country] && !asked.includes(country),
  fn: (_state, countryCode) => ({ params: { countryCode } }),
  target: readRulesFx,
})
