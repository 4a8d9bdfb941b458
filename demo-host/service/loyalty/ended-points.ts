import type { Minor } from '../pricing/money'
import { readPointLine } from './point-lines'

/** A line of the points' book. */
export type PointLine = {
  readonly order_number: string
  readonly kind: 'redeem' | 'restore' | 'renew'
  readonly units: Minor
  readonly created_at: Date
}

/** A year before a moment: points that were given until then have ended. */
export function yearBefore(at: Date): Date {
  const before = new Date(at)
  before.setUTCFullYear(at.getUTCFullYear() - 1)
  return before
}

/** When points end that are given at a moment. */
export function yearAfter(at: Date): Date {
  const after = new Date(at)
  after.setUTCFullYear(at.getUTCFullYear() + 1)
  return after
}

/** The points that have ended at a moment, the oldest spent first, and when the oldest of the others were given. */
export function endedPoints(
  { initial, lines }: { readonly initial: Minor; readonly lines: readonly PointLine[] },
  at: Date,
): { readonly units: Minor; readonly oldest: Date | null } {
  const grants = new Map<string, { units: Minor; readonly at: Date }>()
  let spent = 0
  for (const { order_number: line, kind, units, created_at } of lines) {
    const { reason } = readPointLine(line)
    if (kind !== 'renew' || reason === 'expired') spent -= units
    else if (units > 0) grants.set(line, { units, at: created_at })
  }
  // A return takes back the points that its own order gave.
  for (const { order_number: line, units } of lines) {
    const { reason, about } = readPointLine(line)
    const grant = reason === 'returned' ? grants.get(`earned ${about}`) : undefined
    if (grant) grant.units += units
  }
  // Points that a member began with have no date: they are spent first, and never end.
  let covered = Math.max(0, spent - initial)
  let ended = 0
  let oldest: Date | null = null
  for (const grant of [...grants.values()].sort((one, other) => one.at.getTime() - other.at.getTime())) {
    const left = Math.max(0, grant.units - covered)
    covered = Math.max(0, covered - grant.units)
    if (grant.at <= yearBefore(at)) ended += left
    else oldest ??= grant.at
  }
  return { units: ended, oldest }
}
