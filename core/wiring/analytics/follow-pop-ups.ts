import { sample } from 'effector'
import type { AnalyticsEvent } from '../../analytics/contracts'
import { tracked } from '../../analytics/model'
import { $shown, offerTaken, popUpExpanded, popUpSeen, type Shown } from '../../content/pop-ups'

// Reports when a pop-up is displayed, expands, or its button had an effect.

sample({ clock: popUpSeen, fn: shown => about('popup_impression', shown), target: tracked })

sample({ clock: popUpExpanded, fn: shown => about('popup_expand', shown), target: tracked })

sample({
  clock: offerTaken,
  source: $shown,
  filter: shown => shown !== null,
  fn: shown => about('popup_click', shown as Shown),
  target: tracked,
})

function about(event: AnalyticsEvent['event'], { popUp: { siteId, name, kind } }: Shown): AnalyticsEvent {
  return { event, popup: { site: siteId, name, kind }, ecommerce: { items: [] } }
}
