import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { IconButton } from '../ui/button'
import { BackIcon, ForwardIcon } from '../ui/icon'
import type { RecommendationsWords } from './recommendations.words'

interface CarouselProps {
  readonly title: string
  readonly words: RecommendationsWords
  readonly list: RefObject<HTMLUListElement | null>
  readonly isPending: boolean
  readonly children: ReactNode
}

/** A press goes on by so many cards, by the larger number where so many are shown. */
const STEPS = [6, 3] as const

/** A row that scrolls natively and snaps to cards; the arrows are for those who cannot swipe. */
export function Carousel({ title, words, list, isPending, children }: CarouselProps) {
  const [ends, setEnds] = useState({ isStart: true, isEnd: true })
  const updateEnds = () => setEnds(before => known(before, endsOf(list.current)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row is measured again when its cards have come
  useEffect(() => {
    const row = list.current
    if (!row) return
    // Not within the observer's own callback, which would report a loop to the page.
    let turn = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(turn)
      turn = requestAnimationFrame(updateEnds)
    })
    observer.observe(row)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(turn)
    }
  }, [isPending])
  const go = (direction: 1 | -1) => {
    const row = list.current
    if (row) row.scrollBy({ left: direction * stepOf(row) * (isRightToLeft(row) ? -1 : 1) })
  }
  return (
    <>
      <div className="head">
        <h2 part="heading">{title}</h2>
        {ends.isStart && ends.isEnd ? null : (
          <div className="arrows">
            <IconButton
              part="arrow"
              label={words.previous}
              aria-disabled={ends.isStart || undefined}
              onClick={() => ends.isStart || go(-1)}
            >
              <BackIcon />
            </IconButton>
            <IconButton
              part="arrow"
              label={words.next}
              aria-disabled={ends.isEnd || undefined}
              onClick={() => ends.isEnd || go(1)}
            >
              <ForwardIcon />
            </IconButton>
          </div>
        )}
      </div>
      <ul ref={list} className="row" aria-busy={isPending || undefined} onScroll={updateEnds}>
        {children}
      </ul>
    </>
  )
}

type Ends = { readonly isStart: boolean; readonly isEnd: boolean }

/** To the left of the start it counts below 0 where lines run from right to left. */
function endsOf(row: HTMLElement | null): Ends {
  if (!row) return { isStart: true, isEnd: true }
  const offset = Math.abs(row.scrollLeft)
  return { isStart: offset <= 1, isEnd: offset + row.clientWidth >= row.scrollWidth - 1 }
}

const known = (before: Ends, now: Ends) => (before.isStart === now.isStart && before.isEnd === now.isEnd ? before : now)

/** Never past a card that was not shown: a narrow row goes on by what it shows. */
function stepOf(row: HTMLElement): number {
  const [first, second] = row.children
  if (!first || !second) return row.clientWidth
  const { left, width } = first.getBoundingClientRect()
  const card = Math.abs(second.getBoundingClientRect().left - left)
  const gap = card - width
  const shown = Math.max(1, Math.floor((row.clientWidth + gap) / card))
  return card * (STEPS.find(step => step <= shown) ?? shown)
}

const isRightToLeft = (row: HTMLElement) => getComputedStyle(row).direction === 'rtl'
