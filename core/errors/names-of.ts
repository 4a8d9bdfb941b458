type NotKept = { readonly name: string; readonly kept: number; readonly qty: number }

/** Names of items that did not fit into a cart; empty if they are unknown. */
export function namesOf(things: unknown, say: (thing: NotKept) => string): string[] {
  return Array.isArray(things) ? (things as NotKept[]).map(say) : []
}
