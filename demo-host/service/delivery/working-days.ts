const SUNDAY = 0
const SATURDAY = 6

/** As an ISO date; carriers do not work at weekends. */
export function addWorkingDays(from: Date, count: number): string {
  const day = new Date(from)
  for (let left = count; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (day.getUTCDay() !== SUNDAY && day.getUTCDay() !== SATURDAY) left -= 1
  }
  return day.toISOString().slice(0, 10)
}
