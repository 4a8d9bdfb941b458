import { useUnit } from 'effector-react'
import { $say } from '../../../core/errors/sentences'
import { $fetchingError } from '../../../core/stores'
import { Live, Notice } from '../../ui/notice'
import { $words } from './stores.words'

/** Why lines still come the way they did. */
export function NotChanged() {
  const { error, words, say } = useUnit({ error: $fetchingError, words: $words, say: $say })
  return (
    <Live urgent>
      {error ? (
        <Notice tone="danger">
          {words.notChanged} {say(error)}
        </Notice>
      ) : null}
    </Live>
  )
}
