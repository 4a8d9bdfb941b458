import { createEvent } from 'effector'
import type { AnalyticsEvent } from './contracts'

/** A commerce action happened; whether anyone hears of it is the shopper's to say. */
export const tracked = createEvent<AnalyticsEvent>()

/** An event that the shopper agrees to: for the page's `dataLayer` and its listeners. */
export const published = createEvent<AnalyticsEvent>()

export const cartPageSeen = createEvent()

export const checkoutReachSeen = createEvent()
