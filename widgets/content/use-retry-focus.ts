import { useCallback, useRef } from 'react'

/** `arrive` is the ref of what was loaded. After a retry it takes the focus, since the pressed button is gone. */
export function useRetryFocus(measure: (element: HTMLElement | null) => void) {
  const isRetried = useRef(false)
  const arrive = useCallback(
    (element: HTMLElement | null) => {
      measure(element)
      if (element && isRetried.current) element.focus()
      isRetried.current = false
    },
    [measure],
  )
  const noteRetry = () => {
    isRetried.current = true
  }
  return { arrive, noteRetry }
}
