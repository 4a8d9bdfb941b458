import type { ShopApp } from '../../plugins/shop'

/** Mounts products and search. */
export function catalogueRoutes(_app: ShopApp): void {}
