import { type ComponentType, useEffect, useState } from 'react'
import { logError } from '../../core/runtime/log-error'
import { whenWordsCame } from '../../core/site/words'
import { useHandle } from './handle'

export interface Part<Props> {
  readonly View: ComponentType<Props>
  readonly styles: readonly string[]
}

/** A part that loads once `attempt` is above 0: null until then, 'lost' if it could not be loaded; another number retries. */
export function usePart<Props>(
  load: () => Promise<Part<Props>>,
  attempt: number,
): ComponentType<Props> | 'lost' | null {
  const { adopt } = useHandle()
  const [part, setPart] = useState<{ view: ComponentType<Props> | 'lost' | null }>({ view: null })

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is brought when it is wanted, and not again by a render
  useEffect(() => {
    if (!attempt) return
    load().then(
      async ({ View, styles }) => {
        await whenWordsCame()
        adopt(styles)
        setPart({ view: View })
      },
      error => {
        logError('Expected a part of a widget to load, got an error; it is not shown.', error)
        setPart({ view: 'lost' })
      },
    )
  }, [attempt])

  return part.view
}
