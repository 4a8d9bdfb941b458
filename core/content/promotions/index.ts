import { createEvent, createStore, sample } from 'effector'

/** How a campaign's block is named in analytics. */
export interface PromotionTracking {
  readonly promotionId?: string | undefined
  readonly promotionName?: string | undefined
  readonly creativeName?: string | undefined
}

/** A block with a campaign is in view. */
export const promotionInView = createEvent<PromotionTracking>()

/** A link of such a block was pressed. */
export const promotionPressed = createEvent<PromotionTracking>()

const keyOf = ({ promotionId, promotionName, creativeName = '' }: PromotionTracking) =>
  `${promotionId || promotionName || ''} ${creativeName}`

/** One whose fields the editors have cleared is none. */
const isNamed = (promotion: PromotionTracking): boolean => keyOf(promotion) !== ' '

/** Each counts once on a page. */
const $seen = createStore<readonly string[]>([])

/** Those that were not in view on this page before. */
export const promotionSeen = sample({
  clock: promotionInView,
  source: $seen,
  filter: (seen, promotion) => isNamed(promotion) && !seen.includes(keyOf(promotion)),
  fn: (_seen, promotion) => promotion,
})

$seen.on(promotionSeen, (seen, promotion) => [...seen, keyOf(promotion)])

export const promotionFollowed = sample({ clock: promotionPressed, filter: isNamed })
