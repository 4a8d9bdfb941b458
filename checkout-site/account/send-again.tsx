import { useUnit } from 'effector-react'
import { $againFailure, $isAgainSent, $isSendingAgain, sendAgainPressed } from '../../core/profile/confirming'
import { Button } from '../../widgets/ui/button'
import { InlineNotice, Live } from '../../widgets/ui/notice'
import { $errorText } from '../shell/error-text'
import { $words } from './send-again.words'

/** Sends the mail that confirms a member's address once more, and says so. */
export function SendAgain() {
  const { isSending, isSent, failure, words, errorText, send } = useUnit({
    isSending: $isSendingAgain,
    isSent: $isAgainSent,
    failure: $againFailure,
    words: $words,
    errorText: $errorText,
    send: sendAgainPressed,
  })
  return (
    <div className="again">
      <Button look="side" compact busy={isSending ? words.sending : undefined} onClick={() => send()}>
        {words.again}
      </Button>
      <Live>
        {isSent ? <InlineNotice tone="success">{words.sent}</InlineNotice> : null}
        {failure ? <InlineNotice tone="danger">{errorText(failure)}</InlineNotice> : null}
      </Live>
    </div>
  )
}
