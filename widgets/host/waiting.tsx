import { useUnit } from 'effector-react'
import type { ShopError } from '../../core/errors/shop-error'
import { $errorText } from '../../core/errors/sentences'
import { Button } from '../ui/button'
import { Live } from '../ui/notice'

interface WaitingProps {
  entry: { readonly error: ShopError | null; readonly isPending: boolean } | null
  words: { readonly loading: string; readonly failed: string; readonly retry: string }
  onRetry: () => void
}

/** In place of what a site has one of, while it is on its way or did not come. */
export function Waiting({ entry, words, onRetry }: WaitingProps) {
  const errorText = useUnit($errorText)
  if (!entry) return null
  const { error, isPending } = entry
  return (
    <div className={error ? 'failed' : ''} aria-busy={isPending}>
      <Live className={error ? '' : 'vh'}>
        {error ? (error.kind === 'network' ? errorText(error) : words.failed) : words.loading}
      </Live>
      {error ? (
        <Button look="side" compact busy={isPending ? words.loading : undefined} onClick={onRetry}>
          {words.retry}
        </Button>
      ) : null}
    </div>
  )
}
