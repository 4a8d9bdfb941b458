/** ISO dates (`2000-12-31`), and years of age. */
export type BirthDateRule = { required: boolean; earliest: string; minimalAge: number }

export type BirthDateProblem = 'required' | 'date' | 'min-date' | 'max-date' | 'min-age'

/** A real ISO date, not before the earliest one, not in the future, and of somebody old enough `today`. */
export function birthDate(value: string, rule: BirthDateRule, today: string): BirthDateProblem | null {
  const text = value.trim()
  if (!text) return rule.required ? 'required' : null
  if (!isDate(text)) return 'date'
  if (text < rule.earliest) return 'min-date'
  if (text > today) return 'max-date'
  return text <= yearsBefore(today, rule.minimalAge) ? null : 'min-age'
}

/** The latest birth date of somebody this old `today`; on 29 February it may be the 28th. */
export function yearsBefore(today: string, years: number): string {
  const date = String(Number(today.slice(0, 4)) - years).padStart(4, '0') + today.slice(4)
  return isDate(date) ? date : date.replace(/29$/, '28')
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
