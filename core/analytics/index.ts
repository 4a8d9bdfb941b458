import '../wiring/analytics/follow-cart'
import '../wiring/analytics/need-consent'

export { published, tracked } from './model'
export { type AnalyticsEvent, type AnalyticsItem, analyticsItem } from './contracts'
