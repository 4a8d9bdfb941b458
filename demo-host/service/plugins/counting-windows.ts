/** How often something happened since its window opened. */
export type Window = { count: number; readonly endsAt: number }

/** Counts by subject, each in a window of its own. */
export type CountingWindows = {
  readonly count: (subject: string, now: number, seconds: number) => Window
  readonly size: () => number
}

/** Of what is kept so much goes at once, so that the next subjects find room without a search each. */
const SHARE_TO_DROP = 0.1

/**
 * Keeps `most` windows at most. Where all of them run, those with a single count go first, the oldest before the newer:
 * who floods the shop with new names does not wipe out what was counted against a name that is tried again and again.
 */
export function countingWindows(most: number): CountingWindows {
  const windows = new Map<string, Window>()

  const drop = (count: number, isDue: (window: Window) => boolean): void => {
    let left = count
    for (const [subject, window] of windows) {
      if (left <= 0) return
      if (!isDue(window)) continue
      windows.delete(subject)
      left -= 1
    }
  }
  const makeRoom = (now: number): void => {
    const goal = most - Math.ceil(most * SHARE_TO_DROP)
    drop(Infinity, ({ endsAt }) => endsAt <= now)
    drop(windows.size - goal, ({ count }) => count === 1)
    drop(windows.size - goal, () => true)
  }

  return {
    count: (subject, now, seconds) => {
      const known = windows.get(subject)
      if (known && known.endsAt > now) {
        known.count += 1
        return known
      }
      windows.delete(subject)
      if (windows.size >= most) makeRoom(now)
      const window = { count: 1, endsAt: now + seconds * 1000 }
      windows.set(subject, window)
      return window
    },
    size: () => windows.size,
  }
}
