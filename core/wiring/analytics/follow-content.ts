import { sample } from 'effector'
import type { AnalyticsEvent } from '../../analytics/contracts'
import { tracked } from '../../analytics/model'
import { promotionFollowed, promotionSeen, type PromotionTracking } from '../../content/promotions'

// Campaigns in the page's content: seen once, and pressed.

sample({ clock: promotionSeen, fn: promotion => about('view_promotion', promotion), target: tracked })

sample({ clock: promotionFollowed, fn: promotion => about('select_promotion', promotion), target: tracked })

function about(event: AnalyticsEvent['event'], promotion: PromotionTracking): AnalyticsEvent {
  const { promotionId, promotionName, creativeName } = promotion
  return {
    event,
    ecommerce: {
      ...(promotionId ? { promotion_id: promotionId } : {}),
      ...(promotionName ? { promotion_name: promotionName } : {}),
      ...(creativeName ? { creative_name: creativeName } : {}),
      items: [],
    },
  }
}
