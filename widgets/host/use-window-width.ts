import { useEffect, useState } from 'react'

export type Breakpoint = 'sm' | 'md' | 'lg'

/** A value of the window's width in px, for what goes by the window and not by its place. */
export function useWindowWidth<Value extends string | boolean>(read: (width: number) => Value): Value {
  const [, see] = useState(() => read(innerWidth))
  useEffect(() => {
    const look = () => see(read(innerWidth))
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [read])
  return read(innerWidth)
}

export const breakpointOf = (width: number): Breakpoint => (width < 640 ? 'sm' : width < 1024 ? 'md' : 'lg')
