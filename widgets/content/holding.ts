import { createContext, useCallback, useContext, useId, useLayoutEffect, useMemo, useState } from 'react'

interface Frame {
  /** A block that holds others shows nothing if none of them does. */
  readonly isEmpty: boolean
  readonly hold: (count: number) => void
  readonly note: (held: string, isEmpty: boolean) => void
}

const page: Frame = { isEmpty: false, hold() {}, note() {} }

export const FrameContext = createContext(page)

const none: readonly string[] = []

export function useFrame(): Frame {
  const id = useId()
  const { note: noteAbove } = useContext(FrameContext)
  const [held, setHeld] = useState<number | null>(null)
  const [empty, setEmpty] = useState(none)
  const note = useCallback(
    (one: string, isEmpty: boolean) =>
      setEmpty(now =>
        now.includes(one) === isEmpty ? now : isEmpty ? [...now, one] : now.filter(other => other !== one),
      ),
    [],
  )
  const isEmpty = held !== null && empty.length >= held
  useLayoutEffect(() => {
    noteAbove(id, isEmpty)
    return () => noteAbove(id, false)
  }, [noteAbove, id, isEmpty])
  return useMemo(() => ({ isEmpty, hold: setHeld, note }), [isEmpty, note])
}

export function useHeld(count: number): Frame['isEmpty'] {
  const { isEmpty, hold } = useContext(FrameContext)
  useLayoutEffect(() => {
    hold(count)
  }, [hold, count])
  return isEmpty
}
