import { cartRoutes } from './cart/routes'
import { catalogueRoutes } from './catalogue/routes'
import { checkoutRoutes } from './checkout/routes'
import { contactRoutes } from './contact/routes'
import { contentRoutes } from './content/routes'
import { deliveryRoutes } from './delivery/routes'
import { enrolmentRoutes } from './enrolment/routes'
import { eventRoutes } from './events/routes'
import { fulfilmentRoutes } from './fulfilment/routes'
import { inStoreRoutes } from './in-store/routes'
import { listRoutes } from './lists/routes'
import { loyaltyRoutes } from './loyalty/routes'
import { mailRoutes } from './mails/routes'
import { moderationRoutes } from './moderation/routes'
import { myDataRoutes } from './my-data/routes'
import { notificationRoutes } from './notifications/routes'
import { passkeyRoutes } from './passkeys/routes'
import { passwordRoutes } from './password/routes'
import { paymentRoutes } from './payment/routes'
import { personalisationRoutes } from './personalisation/routes'
import { profileRoutes } from './profile/routes'
import { purchaseRoutes } from './purchases/routes'
import { reviewRoutes } from './reviews/routes'
import { sandboxRoutes } from './sandbox/routes'
import { sessionRoutes } from './session/routes'
import { siteRoutes } from './site/routes'
import { socialRoutes } from './social/routes'
import { storeRoutes } from './stores/routes'
import { walletRoutes } from './wallets/routes'

/** In the order of the OpenAPI document. */
export const routes = [
  siteRoutes,
  sessionRoutes,
  enrolmentRoutes,
  passwordRoutes,
  passkeyRoutes,
  catalogueRoutes,
  notificationRoutes,
  reviewRoutes,
  socialRoutes,
  contentRoutes,
  eventRoutes,
  personalisationRoutes,
  cartRoutes,
  listRoutes,
  deliveryRoutes,
  storeRoutes,
  paymentRoutes,
  loyaltyRoutes,
  profileRoutes,
  contactRoutes,
  myDataRoutes,
  checkoutRoutes,
  purchaseRoutes,
  inStoreRoutes,
  sandboxRoutes,
  walletRoutes,
  mailRoutes,
  moderationRoutes,
  fulfilmentRoutes,
]
