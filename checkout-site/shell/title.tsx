import { useUnit } from 'effector-react'
import { useLayoutEffect } from 'react'
import { $brand } from './brand'

/** Names the document. */
export function Title({ children }: { children: string }) {
  const brand = useUnit($brand)
  const title = brand ? `${children} · ${brand}` : children
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return null
}
