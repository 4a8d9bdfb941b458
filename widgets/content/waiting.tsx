import { useUnit } from 'effector-react'
import type { ShopError } from '../../core/errors/shop-error'
import { $errorText } from '../../core/errors/sentences'
import { Button } from '../ui/button'
import { Live, Notice } from '../ui/notice'
import { Skeleton } from '../ui/skeleton'
import { $words } from './content.words'

interface WaitingProps {
  error: ShopError | null
  isLost: boolean
  isComing: boolean
  onRetry: () => void
}

/** Instead of blocks that are on their way, or did not come. */
export function Waiting({ error, isLost, isComing, onRetry }: WaitingProps) {
  const { words, errorText } = useUnit({ words: $words, errorText: $errorText })
  const isFailed = Boolean(error) || isLost
  return (
    <div className={isFailed ? 'failed' : 'wait'} aria-busy={isComing}>
      <Live className={isFailed ? '' : 'vh'}>
        {isFailed ? (
          <Notice tone="danger">{error?.kind === 'network' ? errorText(error) : words.failed}</Notice>
        ) : (
          words.loading
        )}
      </Live>
      {isFailed ? (
        <Button look="side" compact busy={isComing ? words.loading : undefined} onClick={onRetry}>
          {words.retry}
        </Button>
      ) : (
        <Skeleton height="100%" />
      )}
    </div>
  )
}
