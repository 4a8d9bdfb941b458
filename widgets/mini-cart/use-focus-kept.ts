import { type RefObject, useEffect, useRef } from 'react'

/** When a line leaves with the focus in it, the focus goes to the line that takes its place, or the last one. */
export function useFocusKept(count: number): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  const place = useRef(-1)

  useEffect(() => {
    const element = list.current
    if (!element) return
    const note = ({ target }: FocusEvent) => {
      place.current = [...element.children].findIndex(line => line.contains(target as Node))
    }
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) place.current = -1
    }
    element.addEventListener('focusin', note)
    element.addEventListener('focusout', forget)
    return () => {
      element.removeEventListener('focusin', note)
      element.removeEventListener('focusout', forget)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a line fewer is what can take the focus away
  useEffect(() => {
    const element = list.current
    const root = element?.getRootNode()
    if (!element || place.current < 0 || !(root instanceof ShadowRoot || root instanceof Document)) return
    if (root.activeElement && element.contains(root.activeElement)) return
    const next = element.children[Math.min(place.current, element.children.length - 1)]
    next?.querySelector<HTMLElement>('.link')?.focus()
  }, [count])

  return list
}
