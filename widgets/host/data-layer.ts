import '../../core/wiring/analytics/follow-cart'
import '../../core/wiring/analytics/follow-coupons'
import '../../core/wiring/analytics/follow-looks'
import '../../core/wiring/analytics/need-consent'
import { createWatch, type Scope, scopeBind } from 'effector'
import { published } from '../../core/analytics'
import { pushToDataLayer } from '../../core/runtime/data-layer'
import { $config } from '../../core/site/config'
import { isSampled } from '../../core/site/sampled'
import { measuringBegan } from '../../core/measurement'
import '../../core/wiring/reports/performance-needs-consent'
import { whenIdle } from '../../core/runtime/when-idle'
import type { Tell } from './tell'

let follows = false

/** Pushes commerce events under consent into the page's `dataLayer`, if it has one (GA4). */
export function followCommerce(scope: Scope, tell: Tell): void {
  if (follows) return
  follows = true
  createWatch({
    unit: published,
    scope,
    fn: event => {
      tell('analytics', event)
      pushToDataLayer(event)
    },
  })
  if (isSampled(scope.getState($config))) whenIdle(scopeBind(measuringBegan, { scope }))
}
