import { useEffect, useRef } from 'react'

/**
 * Gives a ref for a list, or for what its list is found from: when a line leaves with the focus in it, the focus goes to the
 * one that takes its place, or the last.
 */
export function useFocusKept<Anchor extends Element>(
  count: number,
  listOf: (anchor: Anchor) => Element | null | undefined = anchor => anchor,
) {
  const anchor = useRef<Anchor>(null)
  const place = useRef(-1)
  const hasLines = count > 0
  const listNow = () => (hasLines && anchor.current ? listOf(anchor.current) : null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is there after there was none
  useEffect(() => {
    const list = listNow()
    const take = (focused: EventTarget | null | undefined) => {
      place.current = [...(list?.children ?? [])].findIndex(line => line.contains(focused as Node | null))
    }
    const taken = ({ target }: Event) => take(target)
    const left = (event: Event) => {
      // A line that leaves takes the focus to nowhere; a shopper takes it somewhere.
      if ((event as FocusEvent).relatedTarget) place.current = -1
    }
    // It may have been taken before this came.
    if (list) take(focusIn(list))
    list?.addEventListener('focusin', taken)
    list?.addEventListener('focusout', left)
    return () => {
      list?.removeEventListener('focusin', taken)
      list?.removeEventListener('focusout', left)
    }
  }, [hasLines])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a line fewer is what can take the focus away
  useEffect(() => {
    const list = listNow()
    if (!list || place.current < 0 || list.contains(focusIn(list))) return
    list.children[Math.min(place.current, list.children.length - 1)]?.querySelector<HTMLElement>('.link')?.focus()
  }, [count])

  return anchor
}

/** What has the focus, as it is seen from where an element stands. */
function focusIn(element: Element): Element | null {
  return (element.getRootNode() as ShadowRoot | Document).activeElement
}
