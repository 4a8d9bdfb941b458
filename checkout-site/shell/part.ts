import { type ComponentType, lazy } from 'react'
import { whenWordsCame } from '../../core/site/words'

/** Loads code once more after a failure; while the browser is offline it waits for the connection. */
export async function loadWithRetry<Code>(load: () => Promise<Code>, isAgain = false): Promise<Code> {
  try {
    const code = await load()
    await whenWordsCame()
    return code
  } catch (error) {
    if (navigator.onLine && isAgain) throw error
    if (!navigator.onLine) await new Promise(resolve => addEventListener('online', resolve, { once: true }))
    return loadWithRetry(load, true)
  }
}

/** A separately loaded part that its screen cannot do without. */
export const part = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadWithRetry(load) }))
