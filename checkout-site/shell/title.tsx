import { useUnit } from 'effector-react'
import { $brand } from './brand'

/** The page's title: what it shows, and whose it is. */
export function Title({ children }: { children: string }) {
  const brand = useUnit($brand)
  return <title>{brand ? `${children} · ${brand}` : children}</title>
}
