import type { ShopApp } from '../plugins/shop'

/** Mounts carts, checkout and payments. */
export function commerceRoutes(_app: ShopApp): void {}
