const reasons = ['referral', 'earned', 'returned', 'expired'] as const

/** Why a line of the points' book was written, where no order paid with the points. */
export type PointReason = (typeof reasons)[number]

/** What the ledger names such a line by; it is written once. What follows a space in `about` tells the returns of an order apart. */
export const pointLine = (reason: PointReason, about: string): string => `${reason} ${about}`

/** The reason of a line, and what it is about: an order's number where points were earned or taken back. */
export function readPointLine(line: string): { readonly reason: PointReason | null; readonly about: string } {
  const reason = reasons.find(known => line.startsWith(`${known} `)) ?? null
  const [about = ''] = reason ? line.slice(reason.length + 1).split(' ') : [line]
  return { reason, about }
}
