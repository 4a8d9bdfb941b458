import { useStoreMap, useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { $carousels, carouselRemoved, carouselPaused, carouselShown, slideReached } from '../../core/content/carousel'
import type { Arrangement } from '../../core/content/blocks'

/** How long a slide is shown, unless the editors say otherwise. */
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
    hold: carouselPaused,
  })
  const sent = useStoreMap({ store: $carousels, keys: [key], fn: (all, [id]) => all[id]?.sent ?? null })
  const prefersStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const seconds = autoplay && !prefersStill ? (autorotateTime ?? SECONDS) : 0
  const holdFor = (reason: string, isHeld: boolean) => {
    if (isHeld) held.current.add(reason)
    else held.current.delete(reason)
    if (seconds) hold({ key, isHeld: held.current.size > 0 })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of slides is another width
  useEffect(() => {
    const row = scroller.current
    if (!row) return
    const reportSize = () => {
      const { step, most, visible } = measured(row)
      setVisible(visible)
      show({ key, count: step ? 1 + Math.ceil(most / step - 0.05) : 1, isLooping: loop ?? false, seconds })
    }
    const reportPlace = () => reach({ key, at: placeOf(row) })
    const sizeObserver = new ResizeObserver(() => requestAnimationFrame(reportSize))
    reportSize()
    sizeObserver.observe(row)
    row.addEventListener('scroll', reportPlace, { passive: true })
    return () => {
      sizeObserver.disconnect()
      row.removeEventListener('scroll', reportPlace)
    }
  }, [key, length, loop, seconds, show, reach])

  useEffect(() => () => void leave(key), [key, leave])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `holdFor` is made anew by each render
  useEffect(() => {
    const row = scroller.current
    if (!row || !seconds) return
    const observer = new IntersectionObserver(([entry]) => holdFor('out of view', !entry?.isIntersecting))
    observer.observe(row)
    return () => observer.disconnect()
  }, [key, seconds])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes where it was sent last, once
  useEffect(() => {
    const row = scroller.current
    if (!row || !sent?.times) return
    const { step, most } = measured(row)
    const left = Math.min(sent.to * step, most) * (isFromRight(row) ? -1 : 1)
    row.scrollTo({ left, behavior: prefersStill ? 'instant' : 'smooth' })
  }, [sent?.times])

  const listeners = {
    onPointerEnter: () => holdFor('pointer', true),
    onPointerLeave: () => holdFor('pointer', false),
    onFocus: () => holdFor('focus', true),
    onBlur: () => holdFor('focus', false),
  }
  return { scroller, visible, listeners }
}

const isFromRight = (row: Element) => getComputedStyle(row).direction === 'rtl'

function measured(row: HTMLElement): Measures {
  const [first, second] = row.children as unknown as HTMLElement[]
  const most = row.scrollWidth - row.clientWidth
  const step = first && second ? Math.abs(second.offsetLeft - first.offsetLeft) : 0
  const gap = first ? step - first.offsetWidth : 0
  return { step, most, visible: step ? Math.max(1, Math.floor((row.clientWidth + gap + 1) / step)) : 1 }
}

function placeOf(row: HTMLElement): number {
  const { step, most } = measured(row)
  if (!step) return 0
  const from = Math.abs(row.scrollLeft)
  return from >= most - 2 ? Math.ceil(most / step - 0.05) : Math.round(from / step)
}
