/** A person's name: letters of any script with what stands between them, 2 to 30 of them (spec/3 §9). */
export function name(value: string): 'required' | 'name' | null {
  const text = value.trim()
  if (!text) return 'required'
  const length = [...text].length
  if (length < 2 || length > 30) return 'name'
  return /^[\p{L}\p{M}][\p{L}\p{M}\p{Zs}'’.·-]*$/u.test(text) ? null : 'name'
}
