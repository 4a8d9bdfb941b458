type NotKept = { readonly name: string; readonly kept: number; readonly qty: number }

/** Puts each thing that a cart had no room for into words; none where it is not known what. */
export function namesOf(things: unknown, say: (thing: NotKept) => string): string[] {
  return Array.isArray(things) ? (things as NotKept[]).map(say) : []
}
