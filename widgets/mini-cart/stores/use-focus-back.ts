import { useEffect, useRef } from 'react'

/** Dialogs that follow one another give the focus back to what had it before the first; each alone knows only the last. */
export function useFocusBack(isAnyOpen: boolean): void {
  const from = useRef<HTMLElement | null>(null)
  if (isAnyOpen) from.current ??= focused()
  useEffect(() => {
    if (isAnyOpen) return
    from.current?.focus()
    from.current = null
  }, [isAnyOpen])
}

function focused(): HTMLElement | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element instanceof HTMLElement ? element : null
}
