import { sample } from 'effector'
import { customerRefused, writeRefused } from '../../cart'
import { isOwned } from '../../cart/operations'
import { hasCode, messageOf } from '../../errors/shop-error'
import { notAddedToast, noticed, toastShown } from '../../notices/model'

// A toast, unless whoever asked shows the error.

sample({
  clock: writeRefused,
  filter: ({ operation, error }) => operation.kind === 'add' && (!isOwned(operation) || hasCode(error, 'GWP403')),
  fn: ({ error }) => notAddedToast(error),
  target: toastShown,
})

sample({
  clock: customerRefused,
  fn: () => ({ code: 'AUT498', tone: 'danger' as const }),
  target: toastShown,
})

sample({
  clock: writeRefused,
  filter: ({ operation }) => operation.kind !== 'add',
  fn: ({ operation, error }) => ({
    ...messageOf(error),
    kind:
      operation.kind === 'apply-coupon'
        ? ('inline' as const)
        : 'itemId' in operation
          ? ('item' as const)
          : ('top' as const),
  }),
  target: noticed,
})
