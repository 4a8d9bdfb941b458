import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useRef } from 'react'
import { itemsSeen, type Recommendation } from '../../core/catalogue/recommendations'
import { useHandle } from '../host/handle'

/** An item counts as seen when half of it is in view, also by scrolling its row. */
const HALF = 0.5

/** Tells which of these items come into view in the list that gets the ref. */
export function useSeen(items: readonly Recommendation[]): RefObject<HTMLUListElement | null> {
  const { id: key } = useHandle()
  const see = useUnit(itemsSeen)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (items.length === 0) return
    const observer = new IntersectionObserver(
      entries => {
        const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
        for (const target of seen) observer.unobserve(target)
        const ids = seen.flatMap(target => (target instanceof HTMLElement ? [target.dataset['id'] ?? ''] : []))
        if (ids.length > 0) see({ key, ids })
      },
      { threshold: HALF },
    )
    for (const item of list.current?.querySelectorAll('li[data-id]') ?? []) observer.observe(item)
    return () => observer.disconnect()
  }, [key, items, see])
  return list
}
