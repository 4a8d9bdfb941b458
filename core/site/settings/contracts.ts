import { boolean, enums, type Infer, optional, string, type } from 'superstruct'
import { array } from '../../shapes/array'
import { record } from '../../shapes/record'

/** For Apple's sheet: the name that is paid to, the country, the card networks. */
export const AppleMerchant = type({ merchantName: string(), countryCode: string(), networks: array(string()) })
export type AppleMerchant = Infer<typeof AppleMerchant>

/** The address of the script of people's galleries, or its path at the shop; `{containerId}` and `{locale}` are filled in. */
export const SocialGalleries = type({
  script: string(),
  integrity: optional(string()),
  /** Parts of the paths of products that are made to order: `/customs`. */
  customsPaths: array(string()),
})
export type SocialGalleries = Infer<typeof SocialGalleries>

/** Public settings of an access key; the loader uses the stricter trust of the two. `applePay` is here because Apple's sheet opens in the press, before any call. */
export const SiteSettings = type({
  locales: array(string()),
  currencies: array(string()),
  trust: enums(['first-party', 'third-party']),
  features: record(string(), boolean()),
  applePay: optional(AppleMerchant),
  /** Wallets that a third-party page can offer in the shop's window. */
  walletWindow: optional(array(enums(['DW_APPLE_PAY', 'PAYPAL']))),
  social: optional(SocialGalleries),
  /** A template from the key's record. */
  productUrl: optional(string()),
  environment: string(),
  /** Whose tokens the service takes; without it, the sandbox's. */
  botCheck: optional(enums(['sandbox', 'proof-of-work'])),
  /** The name under which experiments are decided for the site. */
  brand: optional(string()),
  /** The target of 'Continue shopping' without a referring page. */
  home: optional(string()),
})
export type SiteSettings = Infer<typeof SiteSettings>
