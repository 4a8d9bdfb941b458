import type { AddressRules, Country, ShopConfig } from '../../../core/site/contracts'
import type { Currency } from '../pricing/money'
import type { SeedGiftCard, SeedMemberReward } from './types/commerce'
import type { SeedContentSite, SeedDocument } from './types/content'
import type { SeedExperiment } from './types/experiment'
import type { SeedQuestion } from './types/question'
import type { SeedReview } from './types/review'
import type { SeedSocial } from './types/social'
import type { Promotion } from '../pricing/promotion'
import type { ShippingMethod } from '../delivery/shipping-method'
import type { TaxRule } from '../pricing/tax-rule'
import type { SeedCollectionPoint, SeedPerson, SeedStore } from './types/people'
import type { SeedProduct, SeedProductSet } from './types/product'
import type { Category } from '../catalogue/category'

export type * from './types/product'
export type * from './types/people'
export type * from './types/commerce'
export type * from './types/content'
export type * from './types/question'
export type * from './types/review'
export type * from './types/social'

/** A site's key; its origins come from the ports of the running service. */
export type SeedAccessKey = {
  readonly key: string
  readonly name: string
  readonly siteId: string
  readonly trust: ShopConfig['trust']
  /** Which of the service's own origins may use it. */
  readonly origins: readonly ('host' | 'shop')[]
  /** The first is the default. */
  readonly locales: readonly string[]
  readonly currencies: readonly Currency[]
  readonly currencyByCountry: Readonly<Record<string, Currency>>
  /** Its own country first. */
  readonly countries: readonly string[]
  /** More countries for bills. */
  readonly billingCountries: readonly string[]
  /** A template. */
  readonly productUrl?: string
}

/** Everything that the sandbox begins with. */
export type SandboxData = {
  readonly accessKeys: readonly SeedAccessKey[]
  readonly categories: readonly Category[]
  readonly products: readonly SeedProduct[]
  readonly productSets: readonly SeedProductSet[]
  readonly stores: readonly SeedStore[]
  readonly collectionPoints: readonly SeedCollectionPoint[]
  readonly people: readonly SeedPerson[]
  readonly promotions: readonly Promotion[]
  readonly giftCards: readonly SeedGiftCard[]
  readonly memberRewards: readonly SeedMemberReward[]
  readonly shippingMethods: readonly ShippingMethod[]
  readonly taxRules: readonly TaxRule[]
  readonly addressRules: readonly AddressRules[]
  readonly countries: readonly (Country & { readonly nameFr: string })[]
  readonly contentSites: readonly SeedContentSite[]
  readonly content: readonly SeedDocument[]
  readonly experiments: readonly SeedExperiment[]
  readonly reviews: readonly SeedReview[]
  readonly questions: readonly SeedQuestion[]
  readonly social: SeedSocial
}
