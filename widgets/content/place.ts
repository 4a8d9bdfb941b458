import { type ComponentType, createContext, useCallback, useContext, useRef, useState } from 'react'
import type { PageSubject } from '../../core/content/filter'
import type { Breakpoint, BlockType } from '../../core/content/blocks'
import type { loadCleaner } from '../ui/load-cleaner'

type View = ComponentType<{ block: never }>

/** By the type of block that each shows. */
export type Views = Readonly<Partial<Record<BlockType, View>>>

/** Where a block is. */
export interface Place {
  /** Of the whole content's width; null before it is measured. */
  readonly breakpoint: Breakpoint | null
  readonly subject: PageSubject
  readonly views: Views | null
  /** Of its heading. */
  readonly level: number
  readonly isInner?: boolean
  /** False in a slide that is out of view. */
  readonly isActive: boolean
  /** Null where texts are shown without their markup. */
  readonly loadCleaner: typeof loadCleaner | null
}

const nowhere: Place = {
  breakpoint: null,
  subject: { product: null, category: null },
  views: null,
  level: 2,
  isActive: true,
  loadCleaner: null,
}

export const PlaceContext = createContext<Place>(nowhere)

export const usePlace = () => useContext(PlaceContext)

const breakpointOf = (width: number): Breakpoint => (width < 640 ? 'sm' : width < 1024 ? 'md' : 'lg')

/** Measured before the first paint, and again when the width changes. */
export function useBreakpoint() {
  const [breakpoint, setBreakpoint] = useState<Breakpoint | null>(null)
  const observer = useRef<ResizeObserver | null>(null)
  const measure = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect()
    observer.current = null
    if (!element) return
    const measureNow = () => setBreakpoint(breakpointOf(element.clientWidth))
    measureNow()
    observer.current = new ResizeObserver(() => requestAnimationFrame(measureNow))
    observer.current.observe(element)
  }, [])
  return { breakpoint, measure }
}

/** The value for this breakpoint, else for the next narrower one, else for the next wider one. An empty object counts as none. */
export function at<Value>(
  values: { sm?: Value | undefined; md?: Value | undefined; lg?: Value | undefined } | undefined,
  breakpoint: Breakpoint | null,
): Value | undefined {
  const [sm, md, lg] = [values?.sm, values?.md, values?.lg].map(unlessEmpty)
  if (breakpoint === 'lg') return lg ?? md ?? sm
  return breakpoint === 'md' ? (md ?? sm ?? lg) : (sm ?? md ?? lg)
}

const unlessEmpty = <Value>(value: Value | undefined) =>
  typeof value === 'object' && Object.keys(value ?? {}).length === 0 ? undefined : value
