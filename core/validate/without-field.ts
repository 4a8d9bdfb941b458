/** The problems of all other fields; the same object if this field has none. */
export function withoutField<Problems extends object>(problems: Problems, field: string): Problems {
  if (!(field in problems)) return problems
  return Object.fromEntries(Object.entries(problems).filter(([name]) => name !== field)) as Problems
}
