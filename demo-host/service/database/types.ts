import type { CartTables } from './tables/cart'
import type { CatalogueTables } from './tables/catalogue'
import type { ContentTables } from './tables/content'
import type { EventTables } from './tables/events'
import type { ListTables } from './tables/lists'
import type { ModerationTables } from './tables/moderation'
import type { OrderTables } from './tables/orders'
import type { PaymentTables } from './tables/payments'
import type { PersonalisationTables } from './tables/personalisation'
import type { PricingTables } from './tables/pricing'
import type { QuestionTables } from './tables/questions'
import type { ReviewTables } from './tables/reviews'
import type { SavedCardTables } from './tables/saved-cards'
import type { SessionTables } from './tables/session'
import type { SiteTables } from './tables/site'
import type { SocialTables } from './tables/social'
import type { WalletTables } from './tables/wallets'
import type { StepTables } from './tables/steps'
import type { StoredValueTables } from './tables/stored-values'

export type Database = SiteTables &
  SessionTables &
  CatalogueTables &
  ContentTables &
  EventTables &
  PricingTables &
  CartTables &
  ListTables &
  ModerationTables &
  OrderTables &
  PaymentTables &
  PersonalisationTables &
  QuestionTables &
  ReviewTables &
  SavedCardTables &
  SocialTables &
  StepTables &
  StoredValueTables &
  WalletTables
