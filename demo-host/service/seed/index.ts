import { accessKeys } from './access-keys'
import { addressRules } from './address-rules'
import { countries } from './address-rules/countries'
import { categories } from './catalogue/categories'
import { products } from './catalogue/products'
import { giftCards } from './gift-cards'
import { people } from './people'
import { promotions } from './promotions'
import { shippingMethods } from './shipping-methods'
import { stores } from './stores'
import { taxRules } from './tax'
import type { SandboxData } from './types'

export type * from './types'

/** Everything that the sandbox begins with, the same for every moment of one UTC day; http-contract.md, 'Sandbox data'. */
export const sandboxData = (now: Date): SandboxData => ({
  accessKeys,
  categories,
  products: products(now),
  stores,
  people: people(now),
  promotions: promotions(now),
  giftCards: giftCards(now),
  shippingMethods,
  taxRules,
  addressRules,
  countries,
})
