import { endpoints } from '../../../../core/payment/endpoints'
import { tokenise } from '../../payments/sandbox-cards'
import { mount } from '../../plugins/mount'
import type { ShopApp } from '../../plugins/shop'
import { bankRoutes } from './bank'

/** Mounts what stands in for strangers in the sandbox: the provider's card fields and the bank's page. */
export function sandboxRoutes(app: ShopApp): void {
  const { db, configuration } = app.shop
  if (configuration.environment === 'production') return
  mount(app, endpoints.tokeniseSandboxCard, async call => tokenise(db, call.body))
  bankRoutes(app)
}
