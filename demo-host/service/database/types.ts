import type { CartTables } from './tables/cart'
import type { CatalogueTables } from './tables/catalogue'
import type { OrderTables } from './tables/orders'
import type { PaymentTables } from './tables/payments'
import type { PricingTables } from './tables/pricing'
import type { SessionTables } from './tables/session'
import type { SiteTables } from './tables/site'

/** Every table of the service, by domain. */
export type Database = SiteTables &
  SessionTables &
  CatalogueTables &
  PricingTables &
  CartTables &
  OrderTables &
  PaymentTables
