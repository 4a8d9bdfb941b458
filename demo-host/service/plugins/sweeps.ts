import { noteHealth } from './readiness'
import type { ServiceApp } from './service'
import { withoutData } from '../without-data'

/** Ends early if the service stops, which waits for it. */
type Sweep = (end: AbortSignal) => Promise<void>

/** Runs `work` at an interval while the service runs; `atOnce` also when it starts to listen. Failures are logged and retried next time. */
export function every(app: ServiceApp, seconds: number, name: string, work: Sweep, { atOnce = false } = {}): void {
  const end = new AbortController()
  let running: Promise<void> | null = null
  const count = (outcome: 'done' | 'failed') => app.service.metrics.sweeps.inc({ sweep: name, outcome })
  const sweep = (): void => {
    running ??= once().finally(() => (running = null))
  }
  const once = async (): Promise<void> => {
    try {
      await work(end.signal)
      count('done')
    } catch (error) {
      noteHealth(app.service, error)
      if (end.signal.aborted) return
      count('failed')
      app.log.error({ sweep: name, failure: withoutData(error) }, 'A sweep failed')
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
