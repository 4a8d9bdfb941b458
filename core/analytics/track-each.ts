import { createEffect, scopeBind } from 'effector'
import type { AnalyticsEvent } from './contracts'
import { tracked } from './model'

/** For events of one moment: samples of `tracked` would get the last one only. */
export const trackEachFx = createEffect((events: readonly AnalyticsEvent[]) => {
  events.forEach(scopeBind(tracked, { safe: true }))
})
