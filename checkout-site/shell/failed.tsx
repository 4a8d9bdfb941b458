import { useUnit } from 'effector-react'
import type { ShopError } from '../../core/errors/shop-error'
import { Notice } from '../../widgets/ui/notice'
import { $say } from './say'
import { $words } from './shell.words'
import { State } from './state'

interface FailedProps {
  title: string
  /** Comes before the reason. */
  lead?: string
  error: ShopError | null
  isPart?: boolean
  /** It is asked for once more. */
  isPending?: boolean
  onAgain: () => void
}

/** Replaces a screen, or a part of one, that could not be loaded: why, and another try. */
export function Failed({ title, lead, error, isPart = false, isPending = false, onAgain }: FailedProps) {
  const { words, say } = useUnit({ words: $words, say: $say })
  return (
    <State title={title} isPart={isPart} action={{ label: words.again, press: () => onAgain(), busy: isPending }}>
      {lead} {error && say(error)}
    </State>
  )
}

/** The same in a line, where the rest of the screen stays. */
export function FailedNotice({ lead, error, onAgain }: Pick<FailedProps, 'lead' | 'error' | 'onAgain'>) {
  const { words, say } = useUnit({ words: $words, say: $say })
  return (
    <Notice tone="danger">
      {lead} {error && say(error)}{' '}
      <button type="button" className="act" onClick={() => onAgain()}>
        {words.again}
      </button>
    </Notice>
  )
}
