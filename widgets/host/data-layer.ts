import '../../core/wiring/analytics/follow-cart'
import '../../core/wiring/analytics/follow-coupons'
import '../../core/wiring/analytics/follow-looks'
import '../../core/wiring/analytics/need-consent'
import { createWatch, type Scope, scopeBind } from 'effector'
import { type AnalyticsEvent, published, tracked } from '../../core/analytics'
import { $granted } from '../../core/consent/granted'
import { pushToDataLayer } from '../../core/runtime/data-layer'
import { $config } from '../../core/site/config'
import { isSampled } from '../../core/site/sampled'
import { measuringBegan } from '../../core/measurement'
import '../../core/wiring/reports/performance-needs-consent'
import { whenIdle } from '../../core/runtime/when-idle'
import type { Publish } from './publish'

let follows = false

/** Pushes commerce events under consent into the page's `dataLayer`, if it has one (GA4): first what happened before. */
export function followCommerce(scope: Scope, publish: Publish, early: readonly AnalyticsEvent[] = []): void {
  if (follows || scope.getState($granted).performance !== true) return
  follows = true
  createWatch({
    unit: published,
    scope,
    fn: event => {
      publish('analytics', event)
      pushToDataLayer(event)
    },
  })
  early.forEach(scopeBind(tracked, { scope }))
  if (isSampled(scope.getState($config))) whenIdle(scopeBind(measuringBegan, { scope }))
}
