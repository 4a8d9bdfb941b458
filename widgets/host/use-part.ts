import { type ComponentType, useEffect, useState } from 'react'
import { complain } from '../../core/runtime/complain'
import { useHandle } from './handle'

export interface Part<Props> {
  readonly View: ComponentType<Props>
  readonly styles: readonly string[]
}

/** A part that loads once `wanted` is above 0: null until then, 'lost' if it could not be loaded; another number retries. */
export function usePart<Props>(
  bring: () => Promise<Part<Props>>,
  wanted: number,
): ComponentType<Props> | 'lost' | null {
  const { wear } = useHandle()
  const [part, show] = useState<{ view: ComponentType<Props> | 'lost' | null }>({ view: null })

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is brought when it is wanted, and not again by a render
  useEffect(() => {
    if (!wanted) return
    bring().then(
      ({ View, styles }) => {
        wear(styles)
        show({ view: View })
      },
      error => {
        complain('Expected a part of a widget, got an error; it stays away.', error)
        show({ view: 'lost' })
      },
    )
  }, [wanted])

  return part.view
}
