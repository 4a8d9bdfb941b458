import { attach, combine, createEvent, createStore, sample } from 'effector'
import { saveInTab, loadFromTab } from '../../runtime/tab-storage'
import { $config } from '../../site/config'
import type { PromotionSummary } from '../../shapes/promotion'
import { approachesIn } from '../approach'
import { $basketId, $cart } from '../model'

/** Promotions that were dismissed in one cart; another cart's come again. */
interface Dismissed {
  readonly basketId: string | null
  readonly promotionIds: readonly string[]
}

const NAME = 'dismissed-promotions'

export const approachDismissed = createEvent<{ promotionId: string }>()

/** The promotions of a place come into view; what was dismissed on an earlier page still is. */
export const approachesShown = createEvent<string>()

const readFx = attach({ source: $config, effect: ({ key }, _place: string) => loadFromTab<Dismissed>(key, NAME, 1) })

/** Those of the place are in view, without what was dismissed. */
export const approachesSeen = readFx.done.map(({ params: place }) => place)

const saveFx = attach({
  source: $config,
  effect: ({ key }, dismissed: Dismissed) => saveInTab(key, NAME, 1, dismissed),
})

const $dismissed = createStore<Dismissed | null>(null).on(readFx.doneData, (_current, stored) => stored)

export const $dismissedApproaches = combine($dismissed, $basketId, (dismissed, basketId) =>
  dismissed?.basketId === basketId ? dismissed.promotionIds : [],
)

const $offered = combine($cart, $dismissedApproaches, (cart, dismissed) =>
  (cart?.approachingPromotions ?? []).filter(({ promotionId }) => !dismissed.includes(promotionId)),
)

/** The promotions announced at a place (`MINI_CART`, `CART`, `CHECKOUT`), each until it is dismissed. */
export const $approachesAt = $offered.map(offered => (place: string) => approachesIn(place, offered))

/** What promotions of the order and of its delivery do, but for those that are announced at the place as reached. */
export const $callOutsAt = combine(
  $cart,
  $approachesAt,
  (cart, approachesAt) =>
    (place: string): PromotionSummary[] => {
      const said = approachesAt(place).flatMap(({ promotionId, isReached }) => (isReached ? promotionId : []))
      const summary = cart?.promoSummary ?? []
      return summary.filter(({ level, promotionId }) => level !== 'PRODUCT' && !said.includes(promotionId))
    },
)

sample({ clock: approachesShown, target: readFx })

const added = sample({
  clock: approachDismissed,
  source: { basketId: $basketId, before: $dismissedApproaches },
  fn: ({ basketId, before }, { promotionId }): Dismissed => ({ basketId, promotionIds: [...before, promotionId] }),
})

sample({ clock: added, target: [$dismissed, saveFx] })
