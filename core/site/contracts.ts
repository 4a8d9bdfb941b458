import {
  boolean,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  optional,
  size,
  string,
  type,
  unknown,
} from 'superstruct'
import { array } from '../shapes/array'

/** From the script tag's attributes, or the microsite's page. `key` is the access key. */
export const ShopConfig = type({
  key: string(),
  locale: string(),
  api: string(),
  checkout: string(),
  channel: enums(['ECOMM', 'MAPP']),
  trust: enums(['first-party', 'third-party']),
  nonce: optional(string()),
  /** A template: `https://www.example.com{path}`. */
  productUrl: optional(string()),
  /** In ms; default 15,000. */
  timeout: optional(integer()),
  /** In ms; default 6,000. */
  toastDelay: optional(integer()),
  /** The share of measured page views under consent, 0 to 1; default 0.1. */
  sampling: optional(number()),
})
export type ShopConfig = Infer<typeof ShopConfig>

export const Transform = enums(['trim', 'collapse-spaces', 'uppercase', 'digits-only', 'spaced-postcode'])
export type Transform = Infer<typeof Transform>

/** One address field: its place, what it accepts, and the key of its label ('zip', 'postcode', 'prefecture' …). */
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

/** The shop's own country first; `shipping` false if only bills may go there. */
export const CountryList = type({ countries: array(type({ ...Country.schema, shipping: boolean() })) })
export type CountryList = Infer<typeof CountryList>

/** The service's clock, ISO 8601. */
export const ServerTime = type({ timestamp: string() })

export const OriginQuery = type({ origin: size(string(), 1, 300) })

/** Whether any access key is registered for an origin. */
export const OriginRegistration = type({ isRegistered: boolean() })

/** Paths and expectations, never values. */
export const ContractReport = type({ endpoint: size(string(), 1, 100), failures: array(unknown()) })
