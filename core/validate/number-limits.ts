/** Each limit is itself valid. */
export function numberLimits(value: number, { min, max }: { min?: number; max?: number }): 'min' | 'max' | null {
  if (min !== undefined && value < min) return 'min'
  return max !== undefined && value > max ? 'max' : null
}
