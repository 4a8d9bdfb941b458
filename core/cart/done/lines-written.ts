import { performFx } from '../perform'

/** After a successful write: the lines before and after it. */
export const linesWritten = performFx.done.filterMap(({ params: { operation, known }, result }) =>
  operation.kind === 'add' || operation.kind === 'change' || operation.kind === 'remove'
    ? { before: known.items, now: result.cart.items }
    : undefined,
)
