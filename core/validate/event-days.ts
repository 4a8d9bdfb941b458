const DAY = 86_400_000

type Dates = { readonly startDate: string; readonly endDate: string }

/** Each calendar day of an event as an ISO day, without those that are over. */
export function daysOpen({ startDate, endDate }: Dates, today: string): readonly string[] {
  const days: string[] = []
  const last = Date.parse(endDate)
  for (let time = Date.parse(startDate); time <= last; time += DAY) {
    const day = new Date(time).toISOString().slice(0, 10)
    if (day >= today) days.push(day)
  }
  return days
}
