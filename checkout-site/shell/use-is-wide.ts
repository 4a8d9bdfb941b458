import { useSyncExternalStore } from 'react'

const wide = typeof matchMedia === 'function' ? matchMedia('(min-width: 1024px)') : null

/** From size lg the summary is beside the form. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    changed => {
      wide?.addEventListener('change', changed)
      return () => wide?.removeEventListener('change', changed)
    },
    () => wide?.matches ?? true,
  )
}
