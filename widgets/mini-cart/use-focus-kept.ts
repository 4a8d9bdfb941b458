import { type FocusEvent, useEffect, useRef } from 'react'

/** Props of a list: when a line leaves with the focus in it, the focus goes to the one that takes its place, or the last. */
export function useFocusKept(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const place = useRef(-1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a line fewer is what can take the focus away
  useEffect(() => {
    const lines = list.current?.children
    const root = list.current?.getRootNode()
    if (!lines || place.current < 0 || !(root instanceof ShadowRoot || root instanceof Document)) return
    if (list.current?.contains(root.activeElement)) return
    lines[Math.min(place.current, lines.length - 1)]?.querySelector<HTMLElement>('.link')?.focus()
  }, [count])

  return {
    ref: list,
    onFocus({ target, currentTarget }: FocusEvent<HTMLUListElement>) {
      place.current = [...currentTarget.children].findIndex(line => line.contains(target))
    },
    onBlur({ relatedTarget }: FocusEvent<HTMLUListElement>) {
      // A line that leaves takes the focus to nowhere; a shopper takes it somewhere.
      if (relatedTarget) place.current = -1
    },
  }
}
