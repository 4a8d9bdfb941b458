import { createEvent, createStore } from 'effector'

/** The shopper does not want to be told of a promotion any more. */
export const approachDismissed = createEvent<{ promotionId: string }>()

/** The promotions that are told of no more while this page stands. */
export const $dismissedApproaches = createStore<readonly string[]>([]).on(approachDismissed, (ids, { promotionId }) => [
  ...ids,
  promotionId,
])
