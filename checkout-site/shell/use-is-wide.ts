import { useSyncExternalStore } from 'react'

const wide = typeof matchMedia === 'function' ? matchMedia('(min-width: 1024px)') : null

/** From size lg the summary is beside the form. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    told => {
      wide?.addEventListener('change', told)
      return () => wide?.removeEventListener('change', told)
    },
    () => wide?.matches ?? true,
  )
}
