/** Small enough that no statement of a sweep takes long. */
export const SWEPT_AT_ONCE = 5000

export async function inBatches(
  size: number,
  remove: () => Promise<{ readonly numDeletedRows: bigint }>,
): Promise<void> {
  await untilDone(size, async () => Number((await remove()).numDeletedRows))
}

/** Repeats until a batch is not full. */
export async function untilDone(size: number, work: () => Promise<number>): Promise<void> {
  while ((await work()) >= size);
}

/** One failure does not stop the others; the first error is thrown at the end. */
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
