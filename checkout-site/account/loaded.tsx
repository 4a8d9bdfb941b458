import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import type { ShopError } from '../../core/errors/shop-error'
import { $say } from '../shell/say'
import { $words as $shellWords } from '../shell/shell.words'
import { LinesGhost, State } from '../shell/state'
import { $words } from './account.words'

export interface LoadedProps<Value> {
  value: Value | null
  error: ShopError | null
  /** What a failure is called; the account's own sentence where it has none. */
  failed?: string
  /** Asks again. */
  onAgain: () => void
  children: (value: Value) => ReactNode
}

/** What a screen shows once it is known; before that its ghost, or why it is not known. */
export function Loaded<Value>({ value, error, failed, onAgain, children }: LoadedProps<Value>) {
  const { words, shell, say } = useUnit({ words: $words, shell: $shellWords, say: $say })
  if (value !== null) return children(value)
  if (error) {
    return (
      <State isPart title={failed ?? words.failedTitle} action={{ label: shell.again, press: onAgain }}>
        {say(error)}
      </State>
    )
  }
  return (
    <div className="panel" aria-busy="true">
      <span className="vh" role="status">
        {shell.loading}
      </span>
      <LinesGhost />
    </div>
  )
}
