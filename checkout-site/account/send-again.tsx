import { useUnit } from 'effector-react'
import { $againFailure, $isAgainSent, $isSendingAgain, sendAgainPressed } from '../../core/profile/confirming'
import { MailAgain } from '../shell/mail-again'

/** Sends the mail that confirms a member's address once more. */
export function SendAgain() {
  const { send, ...shown } = useUnit({
    isSending: $isSendingAgain,
    isSent: $isAgainSent,
    error: $againFailure,
    send: sendAgainPressed,
  })
  return <MailAgain {...shown} onSend={() => send()} />
}
