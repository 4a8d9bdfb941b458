export { cartPageSeen, checkoutReachSeen, published, tracked } from './model'
export type { AnalyticsEvent, AnalyticsItem } from './contracts'
