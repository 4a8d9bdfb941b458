import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import type { ShopError } from '../../core/errors/shop-error'
import { $words as $shellWords } from '../shell/shell.words'
import { Live } from '../../widgets/ui/notice'
import { Failed, FailedNotice } from '../shell/failed'
import { LinesGhost } from '../shell/lines-ghost'
import { $words } from './account.words'

export interface LoadedProps<Value> {
  value: Value | null
  error: ShopError | null
  /** Replaces the default error message. */
  failed?: string
  onRetry: () => void
  children: (value: Value) => ReactNode
}

/** The loaded value, under an error if it could not be read again; else a skeleton or an error. */
export function Loaded<Value>({ value, error, failed, onRetry, children }: LoadedProps<Value>) {
  const { words, shell } = useUnit({ words: $words, shell: $shellWords })
  if (value !== null)
    return (
      <>
        <Live urgent className="notices">
          {error ? <FailedNotice lead={`${failed ?? words.failedTitle}:`} error={error} onRetry={onRetry} /> : null}
        </Live>
        {children(value)}
      </>
    )
  if (error) return <Failed isPart title={failed ?? words.failedTitle} error={error} onRetry={onRetry} />
  return (
    <div className="panel" aria-busy="true">
      <span className="vh" role="status">
        {shell.loading}
      </span>
      <LinesGhost />
    </div>
  )
}
