import { vi } from 'vitest'

/** Stops the clock that the shop's own waits go by, until the end of the test or `skipWaits`. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}

/** The shop's waits (a toast's time, a second try) pass in their order, but take no time. */
export function skipWaits(): void {
  if (!vi.isFakeTimers()) stopClock()
  vi.setTimerTickMode('nextTimerAsync')
}
