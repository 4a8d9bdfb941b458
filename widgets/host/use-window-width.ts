import { useEffect, useState } from 'react'

export type Breakpoint = 'sm' | 'md' | 'lg'

/** A value of the window's width in px, for what goes by the window and not by its place. */
export function useWindowWidth<Value extends string | boolean>(read: (width: number) => Value): Value {
  const [, setValue] = useState(() => read(innerWidth))
  useEffect(() => {
    const update = () => setValue(read(innerWidth))
    update()
    addEventListener('resize', update)
    return () => removeEventListener('resize', update)
  }, [read])
  return read(innerWidth)
}

export const breakpointOf = (width: number): Breakpoint => (width < 640 ? 'sm' : width < 1024 ? 'md' : 'lg')
