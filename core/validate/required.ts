/** Something must be there, spaces aside (spec/3 §5). */
export function required(value: string): 'required' | null {
  return value.trim() ? null : 'required'
}
