import { createEvent, createStore } from 'effector'

export const approachDismissed = createEvent<{ promotionId: string }>()

export const $dismissedApproaches = createStore<readonly string[]>([]).on(approachDismissed, (ids, { promotionId }) => [
  ...ids,
  promotionId,
])
