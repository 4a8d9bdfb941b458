import { createEvent } from 'effector'
import type { AnalyticsEvent } from './contracts'

/** A commerce action, before consent is checked. */
export const tracked = createEvent<AnalyticsEvent>()

/** An event under consent, for the page's `dataLayer` and listeners. */
export const published = createEvent<AnalyticsEvent>()

export const cartPageSeen = createEvent()

export const checkoutReachSeen = createEvent()
