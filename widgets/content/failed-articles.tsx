import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useRef } from 'react'
import type { ShopError } from '../../core/errors/shop-error'
import { $errorText } from '../../core/errors/sentences'
import { Button } from '../ui/button'
import { Live, Notice } from '../ui/notice'
import { $words } from './articles.words'
import { $words as $contentWords } from './content.words'

interface LostProps {
  error: ShopError | null
  isPending: boolean
  onRetry: () => void
}

/** What could not be had, and another try. */
export function FailedArticles({ error, isPending, onRetry }: LostProps) {
  const { words, common, say } = useUnit({ words: $words, common: $contentWords, say: $errorText })
  return (
    <Live urgent>
      {error ? (
        <div className="failed">
          <Notice tone="danger">{error.kind === 'network' ? say(error) : words.lost}</Notice>
          <Button look="side" compact busy={isPending ? common.loading : undefined} onClick={onRetry}>
            {common.retry}
          </Button>
        </div>
      ) : null}
    </Live>
  )
}

/** Notes another try, whose button goes once it has worked: the focus is then given to the place. */
export function useFocusAfterRetry(place: RefObject<HTMLElement | null>, isThere: boolean): () => void {
  const isRetried = useRef(false)
  useEffect(() => {
    if (!isThere || !isRetried.current) return
    isRetried.current = false
    if (!place.current?.matches(':focus-within')) place.current?.focus()
  }, [place, isThere])
  return () => {
    isRetried.current = true
  }
}
