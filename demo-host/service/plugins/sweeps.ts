import type { ShopApp } from './shop'

/** How many rows a sweep deletes in one statement, so that nobody waits for a long one. */
export const SWEPT_AT_ONCE = 5000

/** What is done every so often: it ends early, where it can, once the service does. */
type Sweep = (end: AbortSignal) => Promise<void>

/**
 * Does `work` every so often while the service runs, `atOnce` for the first time once it listens; what fails is logged and
 * tried again at its next time.
 */
export function every(app: ShopApp, seconds: number, name: string, work: Sweep, { atOnce = false } = {}): void {
  const end = new AbortController()
  let isRunning = false
  const sweep = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    try {
      await work(end.signal)
    } catch (error) {
      if (end.signal.aborted) return
      app.log.error({ sweep: name, failure: error instanceof Error ? error.name : 'unknown' }, 'A sweep failed')
    } finally {
      isRunning = false
    }
  }
  const timer = setInterval(() => void sweep(), seconds * 1000)
  timer.unref()
  if (atOnce) app.addHook('onListen', async () => void sweep())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    end.abort()
  })
}

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
