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

/** Why articles are missing, and a button that retries. */
export function FailedArticles({ error, isPending, onRetry }: LostProps) {
  const { words, common, errorText } = useUnit({ words: $words, common: $contentWords, errorText: $errorText })
  return (
    <Live urgent>
      {error ? (
        <div className="failed">
          <Notice tone="danger">{error.kind === 'network' ? errorText(error) : words.lost}</Notice>
          <Button look="side" compact busy={isPending ? common.loading : undefined} onClick={onRetry}>
            {common.retry}
          </Button>
        </div>
      ) : null}
    </Live>
  )
}

/** Returns a function for a press of the retry button: once the retry has worked that button is gone, and `place` gets the focus. */
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
