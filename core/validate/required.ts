/** Something must be there, spaces aside. */
export function required(value: string): 'required' | null {
  return value.trim() ? null : 'required'
}
