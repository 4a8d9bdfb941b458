import { attach, combine, createEvent, createStore, sample } from 'effector'
import { keepInTab, keptInTab } from '../../runtime/kept-in-tab'
import { $config } from '../../site/config'
import { $basketId } from '../model'

/** Promotions that were dismissed in one cart; another cart's come again. */
interface Dismissed {
  readonly basketId: string | null
  readonly promotionIds: readonly string[]
}

const NAME = 'dismissed-promotions'

export const approachDismissed = createEvent<{ promotionId: string }>()

/** The promotions come into view; what was dismissed on an earlier page still is. */
export const approachesShown = createEvent()

const readFx = attach({ source: $config, effect: ({ key }) => keptInTab<Dismissed>(key, NAME, 1) })

const keepFx = attach({
  source: $config,
  effect: ({ key }, dismissed: Dismissed) => keepInTab(key, NAME, 1, dismissed),
})

const $dismissed = createStore<Dismissed | null>(null).on(readFx.doneData, (_current, kept) => kept)

export const $dismissedApproaches = combine($dismissed, $basketId, (dismissed, basketId) =>
  dismissed?.basketId === basketId ? dismissed.promotionIds : [],
)

sample({ clock: approachesShown, target: readFx })

const added = sample({
  clock: approachDismissed,
  source: { basketId: $basketId, before: $dismissedApproaches },
  fn: ({ basketId, before }, { promotionId }): Dismissed => ({ basketId, promotionIds: [...before, promotionId] }),
})

sample({ clock: added, target: [$dismissed, keepFx] })
