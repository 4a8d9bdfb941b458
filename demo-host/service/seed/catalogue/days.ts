import type { Instant } from '../../pricing/instant'

const DAY = 86_400_000

/** Midnight UTC so many days from the given day; negative is the past. */
export const daysFrom = (now: Date, days: number): Instant =>
  new Date(Math.floor(now.getTime() / DAY) * DAY + days * DAY).toISOString()
