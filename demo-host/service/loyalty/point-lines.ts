const reasons = ['referral', 'earned', 'returned', 'expired'] as const

/** Why a line of the points' book was written, where no order paid with the points. */
export type PointReason = (typeof reasons)[number]

/** What the ledger names such a line by; it is written once. */
export const pointLine = (reason: PointReason, about: string): string => `${reason} ${about}`

/** The reason of a line, and what it is about: an order's number where points were earned or taken back. */
export function readPointLine(line: string): { readonly reason: PointReason | null; readonly about: string } {
  const reason = reasons.find(known => line.startsWith(`${known} `)) ?? null
  return { reason, about: reason ? line.slice(reason.length + 1) : line }
}
