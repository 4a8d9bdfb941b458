import { attach, combine, createEvent, createStore, sample } from 'effector'
import { saveInTab, loadFromTab } from '../../runtime/tab-storage'
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

const readFx = attach({ source: $config, effect: ({ key }) => loadFromTab<Dismissed>(key, NAME, 1) })

const saveFx = attach({
  source: $config,
  effect: ({ key }, dismissed: Dismissed) => saveInTab(key, NAME, 1, dismissed),
})

const $dismissed = createStore<Dismissed | null>(null).on(readFx.doneData, (_current, stored) => stored)

export const $dismissedApproaches = combine($dismissed, $basketId, (dismissed, basketId) =>
  dismissed?.basketId === basketId ? dismissed.promotionIds : [],
)

sample({ clock: approachesShown, target: readFx })

const added = sample({
  clock: approachDismissed,
  source: { basketId: $basketId, before: $dismissedApproaches },
  fn: ({ basketId, before }, { promotionId }): Dismissed => ({ basketId, promotionIds: [...before, promotionId] }),
})

sample({ clock: added, target: [$dismissed, saveFx] })
