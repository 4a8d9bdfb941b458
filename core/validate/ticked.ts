/** A box that must be ticked. */
export function ticked(isTicked: boolean): 'required' | null {
  return isTicked ? null : 'required'
}
