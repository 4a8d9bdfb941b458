/** A query with one value set, or taken out: for links between the sign-in pages. */
export function withQuery(search: string, name: string, value: string | null): string {
  const query = new URLSearchParams(search)
  if (value === null) query.delete(name)
  else query.set(name, value)
  const text = query.toString()
  return text ? `?${text}` : ''
}
