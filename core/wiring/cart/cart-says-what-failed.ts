import { sample } from 'effector'
import { addFailed, customerRefused, writeRefused } from '../../cart'
import { hasCode, messageOf } from '../../errors/shop-error'
import { noticed, toastShown } from '../../notices/model'

// What the cart could not do is shown where it was asked for; where nobody looks, in a toast.

sample({
  clock: addFailed,
  filter: ({ item, error }) => item.by === undefined || hasCode(error, 'GWP403'),
  fn: ({ error }) => ({ ...messageOf(error), tone: 'danger' as const }),
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
