/** How many rows a sweep deletes in one statement, so that nobody waits for a long one. */
export const SWEPT_AT_ONCE = 5000

/** Deletes batch after batch, until one is not full. */
export async function inBatches(
  size: number,
  remove: () => Promise<{ readonly numDeletedRows: bigint }>,
): Promise<void> {
  await untilDone(size, async () => Number((await remove()).numDeletedRows))
}

/** Does batch after batch of what is due, until one is not full: what waits is never more than a sweep can do. */
export async function untilDone(size: number, work: () => Promise<number>): Promise<void> {
  while ((await work()) >= size);
}

/** Does what is due, one after the other: what fails keeps nothing else waiting, and the first error is thrown when all was tried. */
export async function tryEach(due: Iterable<() => Promise<void>> | AsyncIterable<() => Promise<void>>): Promise<void> {
  let first: { readonly error: unknown } | undefined
  for await (const work of due) {
    try {
      await work()
    } catch (error) {
      first ??= { error }
    }
  }
  if (first) throw first.error
}
