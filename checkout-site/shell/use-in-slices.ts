import { useDeferredValue } from 'react'

/**
 * Follows a fact that brings much to be seen: it comes true when React has rendered all of that, in slices between which
 * the page stays at hand, and ends at once.
 */
export function useInSlices(isSo: boolean): boolean {
  return useDeferredValue(isSo) && isSo
}
