export function required(value: string): 'required' | null {
  return value.trim() ? null : 'required'
}
