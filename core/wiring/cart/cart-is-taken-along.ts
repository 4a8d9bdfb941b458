import { sample } from 'effector'
import { $basketId, $isSaving } from '../../cart'
import { $isLeaving, cartReady, checkoutPressed } from '../../handoff'

sample({
  clock: [checkoutPressed, $isSaving],
  source: { basketId: $basketId, isSaving: $isSaving, isLeaving: $isLeaving },
  filter: ({ basketId, isSaving, isLeaving }) => isLeaving && !isSaving && basketId !== null,
  fn: ({ basketId }) => ({ basketId: basketId ?? '' }),
  target: cartReady,
})
