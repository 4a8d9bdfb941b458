/** A random UUID, also on insecure pages, which lack `crypto.randomUUID`. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(36))
  return '00000000-0000-4000-8000-000000000000'.replace(/0/g, (_zero, place: number) =>
    (Number(bytes[place]) & 15).toString(16),
  )
}
