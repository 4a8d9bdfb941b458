import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import type { ShopError } from '../../core/errors/shop-error'
import { $say } from '../shell/say'
import { $words as $shellWords } from '../shell/shell.words'
import { Live, Notice } from '../../widgets/ui/notice'
import { LinesGhost } from '../shell/lines-ghost'
import { State } from '../shell/state'
import { $words } from './account.words'

export interface LoadedProps<Value> {
  value: Value | null
  error: ShopError | null
  /** Replaces the default error message. */
  failed?: string
  onAgain: () => void
  children: (value: Value) => ReactNode
}

/** The loaded value, under an error if it could not be read again; else a skeleton or an error. */
export function Loaded<Value>({ value, error, failed, onAgain, children }: LoadedProps<Value>) {
  const { words, shell, say } = useUnit({ words: $words, shell: $shellWords, say: $say })
  if (value !== null)
    return (
      <>
        <Live urgent className="notices">
          {error ? (
            <Notice tone="danger">
              {failed ?? words.failedTitle}: {say(error)}{' '}
              <button type="button" className="act" onClick={onAgain}>
                {shell.again}
              </button>
            </Notice>
          ) : null}
        </Live>
        {children(value)}
      </>
    )
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
