/** Exactly the same, spaces and case included. */
export function sameAs(value: string, other: string): 'same-as' | null {
  return value === other ? null : 'same-as'
}
