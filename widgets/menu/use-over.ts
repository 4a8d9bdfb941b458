import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '../../core/runtime/when-idle'
import { usePart } from '../host/use-part'
import type { OverProps } from './menu-link'

const loadOver = () => import('./over').then(({ Over: View, styles }) => ({ View, styles }))

/** What opens: fetched when the page is idle or something was opened; a lost one again at the next opening. Null until it has come. */
export function useOver(isWanted: boolean, isOpen: boolean): ComponentType<OverProps> | 'lost' | null {
  const [times, want] = useState(0)
  const part = usePart(loadOver, times)
  useEffect(() => {
    if (isWanted) whenIdle(() => want(known => known || 1))
  }, [isWanted])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a lost one is fetched again by an opening alone
  useEffect(() => {
    if (isOpen) want(known => (known && part !== 'lost' ? known : known + 1))
  }, [isOpen])
  return part
}
