import { useUnit } from 'effector-react'
import { $errorText } from '../../core/errors/sentences'
import { $isProofSentAgain, $isSubscribing, $subscribeError, proofWantedAgain } from '../../core/profile/subscriptions'
import { Button } from '../ui/button'
import { InlineNotice, Live } from '../ui/notice'
import { $words } from './pop-up.words'

/** Sends the link that begins a subscription once more, and says so. */
export function ProofAgain() {
  const { words, errorText, isSending, isSent, error, send } = useUnit({
    words: $words,
    errorText: $errorText,
    isSending: $isSubscribing,
    isSent: $isProofSentAgain,
    error: $subscribeError,
    send: proofWantedAgain,
  })
  return (
    <>
      <Button look="side" busy={isSending ? words.sendingAgain : undefined} onClick={() => send()}>
        {words.again}
      </Button>
      <Live>
        {isSent ? <InlineNotice tone="success">{words.sentAgain}</InlineNotice> : null}
        {error ? <InlineNotice tone="danger">{errorText(error)}</InlineNotice> : null}
      </Live>
    </>
  )
}
