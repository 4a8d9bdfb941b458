import { useUnit } from 'effector-react'
import { $errorText } from '../../../core/errors/sentences'
import { $pickUpError } from '../../../core/stores'
import { Live, Notice } from '../../ui/notice'
import { $words } from './stores.words'

/** Why lines still come the way they did. */
export function NotChanged() {
  const { error, words, errorText } = useUnit({ error: $pickUpError, words: $words, errorText: $errorText })
  return (
    <Live urgent>
      {error ? (
        <Notice tone="danger">
          {words.notChanged} {errorText(error)}
        </Notice>
      ) : null}
    </Live>
  )
}
