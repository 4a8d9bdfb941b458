import { createEvent, createStore, sample } from 'effector'
import { tracked } from '../../analytics/model'
import { itemsOfFx } from '../../analytics/bought'
import { sentencesWanted } from '../../errors/sentences'
import { toastShown } from '../../notices'
import type { PlacedOrder } from '../../shapes/placed-order'
import { $isFirstParty, $settings, settingsWanted } from '../../site/settings'

/** The page's own cart reported an order; each is reported once. */
export const orderLearnt = createEvent<PlacedOrder>()

const $learnt = createStore<PlacedOrder | null>(null).on(orderLearnt, (_before, order) => order)

sample({ clock: orderLearnt, fn: () => {}, target: [settingsWanted, sentencesWanted] })

// On the shop's own pages the confirmation does both.
const told = sample({
  clock: [$learnt, $settings],
  source: { order: $learnt, settings: $settings, isFirstParty: $isFirstParty },
  filter: ({ order, settings, isFirstParty }) => order !== null && settings !== null && !isFirstParty,
  fn: ({ order }) => order as PlacedOrder,
})

sample({ clock: told, target: itemsOfFx })

sample({
  clock: itemsOfFx.done,
  fn: ({ params: { orderNumber, currency, totals }, result: items }) => ({
    event: 'purchase' as const,
    ecommerce: {
      ...{ transaction_id: orderNumber, currency, value: totals.total, tax: totals.tax, shipping: totals.shipping },
      items,
    },
  }),
  target: tracked,
})

sample({
  clock: told,
  fn: ({ orderNumber }) => ({
    ...{ code: 'order-placed', message: `Your order ${orderNumber} is placed.`, details: { orderNumber } },
    tone: 'success' as const,
  }),
  target: toastShown,
})

$learnt.reset(told)
