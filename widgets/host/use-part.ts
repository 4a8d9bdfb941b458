import { type ComponentType, useEffect, useState } from 'react'
import { complain } from '../../core/runtime/complain'
import { useHandle } from './handle'

/** A part of a view as its chunk brings it. */
export interface Part<Props> {
  readonly View: ComponentType<Props>
  readonly styles: readonly string[]
}

/**
 * A part of a view that few shoppers ever see: null until it was wanted (a number above 0) and has come, 'lost' where it
 * could not be fetched; another number asks again.
 */
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
