import { useUnit } from 'effector-react'
import { $errorText } from '../../../core/errors/sentences'
import { $pickUpError } from '../../../core/stores'
import { Live, Notice } from '../../ui/notice'
import { $words } from './stores.words'

/** Why lines still come the way they did. */
export function NotChanged() {
  const { error, words, say } = useUnit({ error: $pickUpError, words: $words, say: $errorText })
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
