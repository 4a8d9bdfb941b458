export { cartPageSeen, checkoutReachSeen, published, tracked } from './model'
export { type AnalyticsEvent, type AnalyticsItem, analyticsItem } from './contracts'
