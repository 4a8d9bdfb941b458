import { endpoints } from '../../../../core/session/endpoints'
import { mount } from '../../plugins/mount'
import type { ShopApp } from '../../plugins/shop'
import { exchangeToken } from './exchange-token'

/** Mounts tokens and sign-in; none of these answers is ever kept. */
export function sessionRoutes(app: ShopApp): void {
  mount(app, endpoints.exchangeToken, exchangeToken)
}
