import { performFx } from '../perform'

/** An addition, change or removal is done: the lines before it and after it. */
export const linesWritten = performFx.done.filterMap(({ params: { operation, known }, result }) =>
  operation.kind === 'add' || operation.kind === 'change' || operation.kind === 'remove'
    ? { before: known.items, now: result.cart.items }
    : undefined,
)
