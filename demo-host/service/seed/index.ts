import { accessKeys } from './access-keys'
import { addressRules } from './address-rules'
import { countries } from './address-rules/countries'
import { collectionPoints } from './collection-points'
import { categories } from './catalogue/categories'
import { productSets } from './catalogue/product-sets'
import { products } from './catalogue/products'
import { content, contentSites } from './content'
import { events } from './content/events'
import { experiments } from './experiments'
import { giftCards } from './gift-cards'
import { memberRewards } from './member-rewards'
import { people } from './people'
import { promotions } from './promotions'
import { reviews } from './reviews'
import { questions } from './reviews/questions'
import { social } from './social'
import { shippingMethods } from './shipping-methods'
import { stores } from './stores'
import { taxRules } from './tax'
import type { SandboxData } from './types'

export type * from './types'

/** Everything that the sandbox begins with, the same for every moment of one UTC day. */
export const sandboxData = (now: Date, range = products(now)): SandboxData => ({
  accessKeys,
  categories,
  products: range,
  productSets: productSets(range),
  stores,
  collectionPoints,
  people: people(now),
  promotions: promotions(now),
  giftCards: giftCards(now),
  memberRewards: memberRewards(now),
  shippingMethods,
  taxRules,
  addressRules,
  countries,
  contentSites,
  content: [...content, ...events(now)],
  experiments,
  reviews: reviews(range, now),
  questions: questions(range, now),
  social: social(range, now),
})
