import { type RefObject, useLayoutEffect } from 'react'
import { BAG } from '../../core/dialogs'
import { inPage } from '../../core/runtime/page-dom'

const BAGS = `till-${BAG}, [data-till-open="${BAG}"]`

/** Moves what is at the window's lower end above a bag's button that is there too. */
export function useRoomForBag(place: RefObject<HTMLElement | null>, state: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state has another size
  useLayoutEffect(() => {
    const moveUp = () => {
      const { current } = place
      if (!current) return
      current.style.setProperty('--foot', '0px')
      const own = current.getBoundingClientRect()
      const tops = [...inPage(BAGS)].map(bag => bag.getBoundingClientRect()).filter(bag => isOver(own, bag))
      if (tops.length > 0) {
        const foot = Math.min(innerHeight / 2, innerHeight - Math.min(...tops.map(({ top }) => top)))
        current.style.setProperty('--foot', `${Math.round(foot)}px`)
      }
    }
    moveUp()
    addEventListener('resize', moveUp)
    return () => removeEventListener('resize', moveUp)
  }, [place, state])
}

const isOver = (one: DOMRect, other: DOMRect): boolean =>
  other.width > 0 &&
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom
