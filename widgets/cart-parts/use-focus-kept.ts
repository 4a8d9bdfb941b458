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
  const listNow = () => (hasLines && anchor.current && listOf(anchor.current)) || null

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is there after there was none
  useEffect(() => {
    const list = listNow()
    const root = list?.getRootNode() as ShadowRoot | Document | undefined
    // A line that leaves takes the focus to nowhere, which nobody hears; a shopper takes it somewhere.
    const look = () => {
      place.current = [...(list?.children ?? [])].findIndex(line => line.contains(root?.activeElement ?? null))
    }
    look()
    root?.addEventListener('focusin', look)
    return () => root?.removeEventListener('focusin', look)
  }, [hasLines])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a line fewer is what can take the focus away
  useEffect(() => {
    const list = listNow()
    if (!list || place.current < 0 || list.contains((list.getRootNode() as ShadowRoot).activeElement)) return
    list.children[Math.min(place.current, list.children.length - 1)]?.querySelector<HTMLElement>('.link')?.focus()
  }, [count])

  return anchor
}
