import type { ShopApp } from './shop'

/** Does `work` every so often while the service runs; what fails is logged and tried again at its next time. */
export function every(app: ShopApp, seconds: number, name: string, work: () => Promise<void>): void {
  let isRunning = false
  const sweep = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    try {
      await work()
    } catch (error) {
      app.log.error({ sweep: name, failure: error instanceof Error ? error.name : 'unknown' }, 'A sweep failed')
    } finally {
      isRunning = false
    }
  }
  const timer = setInterval(() => void sweep(), seconds * 1000)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
