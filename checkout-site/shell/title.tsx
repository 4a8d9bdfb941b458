import { useUnit } from 'effector-react'
import { $brand } from './brand'

export function Title({ children }: { children: string }) {
  const brand = useUnit($brand)
  return <title>{brand ? `${children} · ${brand}` : children}</title>
}
