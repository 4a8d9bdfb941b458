/** Two fields must hold the same. */
export function sameAs(value: string, other: string): 'same-as' | null {
  return value === other ? null : 'same-as'
}
