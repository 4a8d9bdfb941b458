import { createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { USUAL_MASK } from '../format/phone'
import { requestFx } from '../http/request'
import type { AddressRules, CountryList } from '../site/contracts'
import { endpoints } from '../site/endpoints'

export const countriesWanted = createEvent()
export const rulesWanted = createEvent<string>()

const readCountriesFx = requestFx(endpoints.readCountries)
const readRulesFx = requestFx(endpoints.readAddressRules)

export const $countries = createStore<CountryList['countries'] | null>(null).on(
  readCountriesFx.doneData,
  (_current, { countries }) => countries,
)

/** How the shop writes the numbers of a dial code. */
export const maskOf = (countries: CountryList['countries'] | null, dialCode: string): string | undefined =>
  countries?.find(({ dialCode: code, mask }) => digitsOf(code) === digitsOf(dialCode) && mask !== USUAL_MASK)?.mask ??
  undefined

const digitsOf = (text: string) => text.replace(/\D/g, '')

export const $rulesByCountry = createStore<Readonly<Record<string, AddressRules>>>({}).on(
  readRulesFx.doneData,
  (known, rules) => ({ ...known, [rules.countryCode]: rules }),
)

export const $formFailure = createStore<ShopError | null>(null)
  .on([readCountriesFx.failData, readRulesFx.failData], (_current, error) => error)
  .reset(countriesWanted, readCountriesFx, readRulesFx.done)

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
