export type LengthLimits = { readonly minLength?: number | undefined; readonly maxLength?: number | undefined }

export type LengthProblem = 'min-length' | 'max-length'

/** In characters, where an emoji is one. Empty is valid. */
export function textLength(text: string, { minLength, maxLength }: LengthLimits): LengthProblem | null {
  const count = [...text].length
  if (count === 0) return null
  if (minLength !== undefined && count < minLength) return 'min-length'
  return maxLength !== undefined && count > maxLength ? 'max-length' : null
}

/** In characters. Empty is valid. */
export function exactLength(text: string, length: number): 'exact-length' | null {
  const count = [...text].length
  return count === 0 || count === length ? null : 'exact-length'
}
