export type LengthLimits = {
  readonly minLength?: number | undefined
  readonly maxLength?: number | undefined
  /** The only valid length. */
  readonly length?: number | undefined
}

export type LengthProblem = 'min-length' | 'max-length' | 'exact-length'

/** In characters, where an emoji is one. Empty is valid. */
export function textLength(text: string, { minLength, maxLength, length }: LengthLimits): LengthProblem | null {
  const count = [...text].length
  if (count === 0) return null
  if (length !== undefined && count !== length) return 'exact-length'
  if (minLength !== undefined && count < minLength) return 'min-length'
  return maxLength !== undefined && count > maxLength ? 'max-length' : null
}
