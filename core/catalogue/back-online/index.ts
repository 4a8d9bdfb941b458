import { combine, sample } from 'effector'
import { cameOnline } from '../../runtime/page-events'
import { $boxes, productRetried } from '../buy-boxes'
import { $products, readProductFx } from '../products'

/** The first place whose product no connection brought. */
const $missing = combine(
  $boxes,
  $products,
  (boxes, products) =>
    Object.values(boxes).find(({ productId }) => products[productId]?.error?.kind === 'network') ?? null,
)

// One after the other: what was read is no longer missing.
sample({
  clock: [cameOnline, readProductFx.done],
  source: $missing,
  filter: Boolean,
  fn: ({ id }) => id,
  target: productRetried,
})
