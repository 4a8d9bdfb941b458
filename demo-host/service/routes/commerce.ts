import type { ServiceApp } from '../plugins/service'
import { cartRoutes } from './cart/routes'
import { checkoutRoutes } from './checkout/routes'
import { deliveryRoutes } from './delivery/routes'
import { inStoreRoutes } from './in-store/routes'
import { loyaltyRoutes } from './loyalty/routes'
import { listRoutes } from './lists/routes'
import { paymentRoutes } from './payment/routes'
import { savedCardRoutes } from './payment/saved-cards'
import { profileRoutes } from './profile/routes'
import { sandboxRoutes } from './sandbox/routes'
import { storeRoutes } from './stores/routes'
import { walletRoutes } from './wallets/routes'

/** Mounts carts, checkout and payments. */
export function commerceRoutes(app: ServiceApp): void {
  cartRoutes(app)
  listRoutes(app)
  deliveryRoutes(app)
  storeRoutes(app)
  paymentRoutes(app)
  savedCardRoutes(app)
  loyaltyRoutes(app)
  profileRoutes(app)
  checkoutRoutes(app)
  inStoreRoutes(app)
  sandboxRoutes(app)
  walletRoutes(app)
}
