import { type RefObject, useLayoutEffect } from 'react'
import { hostOf } from '../../core/runtime/page-dom'

/** Lays a part over the page, from the lower edge of its element down: in the top layer, which no box of the page cuts off. */
export function useOverPage(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = part
    const host = current && hostOf(current)
    if (!current || !host) return
    current.showPopover?.()
    const follow = () => {
      const { bottom } = host.getBoundingClientRect()
      current.style.setProperty('--top', `${Math.max(0, Math.round(bottom))}px`)
    }
    follow()
    addEventListener('resize', follow)
    addEventListener('scroll', follow, { passive: true, capture: true })
    return () => {
      removeEventListener('resize', follow)
      removeEventListener('scroll', follow, { capture: true })
    }
  }, [part])
}
