import { useUnit } from 'effector-react'
import type { ShopError } from '../../core/errors/shop-error'
import { Notice } from '../../widgets/ui/notice'
import { $errorText } from './error-text'
import { $words } from './shell.words'
import { State } from './state'

interface FailedProps {
  title: string
  /** Comes before the reason. */
  lead?: string
  error: ShopError | null
  isPart?: boolean
  /** A retry is under way. */
  isPending?: boolean
  onRetry: () => void
}

/** Replaces a screen, or a part of one, that could not be loaded: why, and another try. */
export function Failed({ title, lead, error, isPart = false, isPending = false, onRetry }: FailedProps) {
  const { words, errorText } = useUnit({ words: $words, errorText: $errorText })
  return (
    <State title={title} isPart={isPart} action={{ label: words.again, press: () => onRetry(), busy: isPending }}>
      {lead} {error && errorText(error)}
    </State>
  )
}

/** The same in a line, where the rest of the screen stays. */
export function FailedNotice({ lead, error, onRetry }: Pick<FailedProps, 'lead' | 'error' | 'onRetry'>) {
  const { words, errorText } = useUnit({ words: $words, errorText: $errorText })
  return (
    <Notice tone="danger">
      {lead} {error && errorText(error)}{' '}
      <button type="button" className="act" onClick={() => onRetry()}>
        {words.again}
      </button>
    </Notice>
  )
}
