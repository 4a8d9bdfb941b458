import { sample } from 'effector'
import { tracked } from '../../analytics/model'
import { itemsOfFx } from '../../analytics/bought'
import { sentencesWanted } from '../../errors/sentences'
import { toastShown } from '../../notices'
import { $orderToPublish, orderReported, orderPublished } from '../../purchases/reported-order'
import type { PlacedOrder } from '../../shapes/placed-order'
import { $isFirstParty, $settings, settingsWanted } from '../../site/settings'

export { orderReported }

sample({ clock: orderReported, fn: () => {}, target: [settingsWanted, sentencesWanted] })

// On the shop's own pages the confirmation does both.
sample({
  clock: [$orderToPublish, $settings],
  source: { order: $orderToPublish, settings: $settings, isFirstParty: $isFirstParty },
  filter: ({ order, settings, isFirstParty }) => order !== null && settings !== null && !isFirstParty,
  fn: ({ order }) => order as PlacedOrder,
  target: orderPublished,
})

sample({ clock: orderPublished, target: itemsOfFx })

sample({
  clock: itemsOfFx.done,
  fn: ({ params: { orderNumber, currency, totals }, result: items }) => ({
    event: 'purchase' as const,
    ecommerce: {
      ...{ transaction_id: orderNumber, currency, value: totals.itemTotal, tax: totals.tax, shipping: totals.shipping },
      items,
    },
  }),
  target: tracked,
})

sample({
  clock: orderPublished,
  fn: ({ orderNumber }) => ({
    ...{ code: 'order-placed', message: `Your order ${orderNumber} is placed.`, details: { orderNumber } },
    tone: 'success' as const,
  }),
  target: toastShown,
})
