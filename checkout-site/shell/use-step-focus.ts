import { useEffect, useRef } from 'react'
import type { Step } from '../../core/checkout'

/** A new step focuses its heading; the first load leaves the focus alone. */
export function useStepFocus(step: Step, isShown: boolean) {
  const inside = useRef<HTMLDivElement>(null)
  const last = useRef<Step | null>(null)
  useEffect(() => {
    if (!isShown) return
    if (last.current && last.current !== step) {
      scrollTo(0, 0)
      inside.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    }
    last.current = step
  }, [step, isShown])
  return inside
}
