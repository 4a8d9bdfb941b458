/** The whole value, where there is one, must match; a pattern that is none here keeps nobody from going on. */
export function pattern(value: string, expression: string): 'pattern' | null {
  if (!value) return null
  try {
    return new RegExp(`^(?:${expression})$`, 'iu').test(value) ? null : 'pattern'
  } catch {
    return null
  }
}
