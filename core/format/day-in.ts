/** The calendar day there (`2026-11-28`); of UTC without a time zone, or in one that the browser does not know. */
export function dayIn(at: number, timeZone = 'UTC'): string {
  try {
    // Swedish days are written as ISO days.
    return new Date(at).toLocaleDateString('sv-SE', { timeZone })
  } catch {
    return new Date(at).toISOString().slice(0, 10)
  }
}
