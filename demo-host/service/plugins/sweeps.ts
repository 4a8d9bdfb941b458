import { noteHealth } from './readiness'
import type { ShopApp } from './shop'

/** How many rows a sweep deletes in one statement, so that nobody waits for a long one. */
export const SWEPT_AT_ONCE = 5000

/** What is done every so often; when the service stops it ends early where it can, and is waited for. */
type Sweep = (end: AbortSignal) => Promise<void>

/**
 * Does `work` every so often while the service runs, `atOnce` for the first time once it listens; what fails is logged and
 * tried again at its next time.
 */
export function every(app: ShopApp, seconds: number, name: string, work: Sweep, { atOnce = false } = {}): void {
  const end = new AbortController()
  let running: Promise<void> | null = null
  const sweep = (): void => {
    running ??= once().finally(() => (running = null))
  }
  const once = async (): Promise<void> => {
    try {
      await work(end.signal)
    } catch (error) {
      noteHealth(app.shop, error)
      if (end.signal.aborted) return
      app.log.error({ sweep: name, failure: error instanceof Error ? error.name : 'unknown' }, 'A sweep failed')
    }
  }
  const timer = setInterval(sweep, seconds * 1000)
  timer.unref()
  if (atOnce) app.addHook('onListen', async () => sweep())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    end.abort()
    await running
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
