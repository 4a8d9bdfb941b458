import { useDeferredValue } from 'react'

/** Defers an expensive render: turns true once React has rendered it in slices, between which the page stays responsive. Turns false at once. */
export function useInSlices(isSo: boolean): boolean {
  return useDeferredValue(isSo) && isSo
}
