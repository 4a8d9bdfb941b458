/** Must match as a whole. An invalid expression accepts everything. */
export function pattern(value: string, expression: string): 'pattern' | null {
  if (!value) return null
  try {
    return new RegExp(`^(?:${expression})$`, 'iu').test(value) ? null : 'pattern'
  } catch {
    return null
  }
}
