import { useStoreMap, useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { $carousels, carouselRemoved, carouselHeld, carouselShown, slideReached } from '../../core/content/carousel'
import type { Arrangement } from '../../core/content/blocks'

/** How long a slide stands, unless the editors say. */
const SECONDS = 6

interface Measures {
  /** From one slide's start to the next one's, in px. */
  readonly step: number
  /** How far it can be scrolled. */
  readonly most: number
  readonly visible: number
}

/** Measures the row, reports its position to the model, and scrolls where the model sends it. */
export function useSlides(key: string, length: number, { autoplay, autorotateTime, loop }: Omit<Arrangement, 'type'>) {
  const scroller = useRef<HTMLDivElement>(null)
  const held = useRef(new Set<string>())
  const [visible, setVisible] = useState(1)
  const { show, leave, reach, hold } = useUnit({
    show: carouselShown,
    leave: carouselRemoved,
    reach: slideReached,
    hold: carouselHeld,
  })
  const sent = useStoreMap({ store: $carousels, keys: [key], fn: (all, [id]) => all[id]?.sent ?? null })
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const seconds = autoplay && !calm ? (autorotateTime ?? SECONDS) : 0
  const because = (reason: string, isHeld: boolean) => {
    if (isHeld) held.current.add(reason)
    else held.current.delete(reason)
    if (seconds) hold({ key, isHeld: held.current.size > 0 })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of slides is another width
  useEffect(() => {
    const row = scroller.current
    if (!row) return
    const tell = () => {
      const { step, most, visible } = measured(row)
      setVisible(visible)
      show({ key, count: step ? 1 + Math.ceil(most / step - 0.05) : 1, isLooping: loop ?? false, seconds })
    }
    const look = () => reach({ key, at: placeOf(row) })
    const size = new ResizeObserver(() => requestAnimationFrame(tell))
    tell()
    size.observe(row)
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      size.disconnect()
      row.removeEventListener('scroll', look)
    }
  }, [key, length, loop, seconds, show, reach])

  useEffect(() => () => void leave(key), [key, leave])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `because` is made anew by each render
  useEffect(() => {
    const row = scroller.current
    if (!row || !seconds) return
    const watching = new IntersectionObserver(([entry]) => because('out of view', !entry?.isIntersecting))
    watching.observe(row)
    return () => watching.disconnect()
  }, [key, seconds])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes where it was sent last, once
  useEffect(() => {
    const row = scroller.current
    if (!row || !sent?.times) return
    const { step, most } = measured(row)
    const left = Math.min(sent.to * step, most) * (isFromRight(row) ? -1 : 1)
    row.scrollTo({ left, behavior: calm ? 'instant' : 'smooth' })
  }, [sent?.times])

  const listeners = {
    onPointerEnter: () => because('pointer', true),
    onPointerLeave: () => because('pointer', false),
    onFocus: () => because('focus', true),
    onBlur: () => because('focus', false),
  }
  return { scroller, visible, listeners }
}

const isFromRight = (row: Element) => getComputedStyle(row).direction === 'rtl'

function measured(row: HTMLElement): Measures {
  const [first, second] = row.children as unknown as HTMLElement[]
  const most = row.scrollWidth - row.clientWidth
  const step = first && second ? Math.abs(second.offsetLeft - first.offsetLeft) : 0
  return { step, most, visible: step ? Math.max(1, Math.floor((row.clientWidth + 1) / step)) : 1 }
}

function placeOf(row: HTMLElement): number {
  const { step, most } = measured(row)
  if (!step) return 0
  const from = Math.abs(row.scrollLeft)
  return from >= most - 2 ? Math.ceil(most / step - 0.05) : Math.round(from / step)
}
