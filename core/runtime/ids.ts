/** A random UUID (version 4), on pages without a secure context too, where `crypto.randomUUID` is missing. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(36))
  return '00000000-0000-4000-8000-000000000000'.replace(/0/g, (_zero, place: number) =>
    (Number(bytes[place]) & 15).toString(16),
  )
}
