/** The problems of all other fields; the same object if these fields have none. */
export function withoutFields<Problems extends object>(problems: Problems, ...names: readonly string[]): Problems {
  if (!names.some(name => name in problems)) return problems
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name))) as Problems
}
