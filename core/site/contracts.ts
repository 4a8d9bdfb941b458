import {
  boolean,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  optional,
  record,
  size,
  string,
  type,
  unknown,
} from 'superstruct'
import { array } from '../shapes/array'
import { Store } from '../shapes/store'

/** How a page's shop was set up: by the script tag's attributes, or by the microsite's own page. `key` is the site's access key. */
export const ShopConfig = type({
  key: string(),
  locale: string(),
  api: string(),
  checkout: string(),
  channel: enums(['ECOMM', 'MAPP']),
  trust: enums(['first-party', 'third-party']),
  nonce: optional(string()),
  /** Where the pages of products are, as a template: `https://www.example.com{path}`. */
  productUrl: optional(string()),
  /** How long a call may take before it counts as unanswered, in ms; 15,000 unless named. */
  timeout: optional(integer()),
  /** How long a toast stays, in ms; 6,000 unless named. */
  toastDelay: optional(integer()),
  /** Of how many page views the speed is measured, from 0 to 1, where the shopper agreed; 0.1 unless named. */
  sampling: optional(number()),
})
export type ShopConfig = Infer<typeof ShopConfig>

export const Transform = enums(['trim', 'collapse-spaces', 'uppercase', 'digits-only', 'spaced-postcode'])
export type Transform = Infer<typeof Transform>

/** The rule of one address field: its place in the form, what it takes, and the key of its label ('zip', 'postcode', 'prefecture' …). */
export const FieldRule = type({
  name: string(),
  label: string(),
  required: boolean(),
  minLength: optional(integer()),
  maxLength: optional(integer()),
  pattern: optional(string()),
  mask: optional(string()),
  example: optional(string()),
  transforms: optional(array(Transform)),
  autocomplete: optional(string()),
  inputMode: optional(enums(['text', 'numeric', 'tel', 'email'])),
  width: enums(['full', 'half', 'third']),
  options: optional(array(type({ code: string(), name: string() }))),
})
export type FieldRule = Infer<typeof FieldRule>

export const AddressRules = type({
  countryCode: string(),
  shipping: array(FieldRule),
  billing: array(FieldRule),
})
export type AddressRules = Infer<typeof AddressRules>

export const Country = type({ code: string(), name: string(), dialCode: string(), mask: optional(nullable(string())) })
export type Country = Infer<typeof Country>

/** The key's countries, the shop's own first; `shipping` false where only a bill may go. */
export const CountryList = type({ countries: array(type({ ...Country.schema, shipping: boolean() })) })
export type CountryList = Infer<typeof CountryList>

/** The service's clock, ISO 8601. */
export const ServerTime = type({ timestamp: string() })

export const StoreList = type({ stores: array(Store) })
export const EmployeeList = type({ employees: array(type({ employeeId: string(), name: string() })) })

/** Who sells, as Apple's sheet says it: the name that is paid to, the country of the contract, the card networks it takes. */
export const AppleMerchant = type({ merchantName: string(), countryCode: string(), networks: array(string()) })
export type AppleMerchant = Infer<typeof AppleMerchant>

/**
 * What the service tells of an access key: public, so that the loader can take the stricter trust of the two. `applePay`
 * stands here and not in the payment session, since Apple's sheet opens with the press, before anybody can be asked.
 */
export const SiteSettings = type({
  locales: array(string()),
  currencies: array(string()),
  trust: enums(['first-party', 'third-party']),
  features: record(string(), boolean()),
  applePay: optional(AppleMerchant),
  /** The wallets that a page without payments of its own can pay with in the shop's window. */
  walletWindow: optional(array(enums(['DW_APPLE_PAY', 'PAYPAL']))),
  /** Where the pages of products are, as a template, where the key's record says it. */
  productUrl: optional(string()),
  environment: string(),
  /** The shop's own pages: where 'Continue shopping' leads a shopper who came from nowhere. */
  home: optional(string()),
})
export type SiteSettings = Infer<typeof SiteSettings>

export const OriginQuery = type({ origin: size(string(), 1, 300) })

/** Whether pages of an origin belong to the shop: some access key is for them. */
export const OriginStanding = type({ isRegistered: boolean() })

/** An answer that broke its contract, as paths and expectations, never with values. */
export const ContractReport = type({ endpoint: size(string(), 1, 100), failures: array(unknown()) })
