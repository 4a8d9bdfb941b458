import { pattern } from './pattern'

/** A postal code, by its country's pattern where it has one. */
export function postalCode(value: string, expression?: string): 'required' | 'postal-code' | null {
  const text = value.trim()
  if (!text) return 'required'
  return expression && pattern(text, expression) ? 'postal-code' : null
}
