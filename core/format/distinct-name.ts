/** A name, with what distinguishes it if others have the same. */
export function distinctName(name: string, names: readonly string[], more: readonly (string | undefined)[]): string {
  return names.filter(other => other === name).length > 1 ? [name, ...more].filter(Boolean).join(' ') : name
}
