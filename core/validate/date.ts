/** A day that the calendar has, as an ISO date: no 31 June, and no 29 February but in its years. */
export function date(value: string): 'required' | 'date' | null {
  const text = value.trim()
  if (!text) return 'required'
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!parts) return 'date'
  const day = new Date(text)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? null : 'date'
}

/** A day that is not before another; ISO dates compare as text. */
export function minDate(value: string, first: string): 'min-date' | null {
  return !value || value >= first ? null : 'min-date'
}

/** A day that is not after another. */
export function maxDate(value: string, last: string): 'max-date' | null {
  return !value || value <= last ? null : 'max-date'
}
