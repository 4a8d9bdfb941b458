import '../../../core/wiring/session/passkey-signs-in'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import {
  $hasPasskeys,
  $isAskingPasskey,
  $passkeySignInError,
  passkeyPressed,
  passkeySignInLeft,
  passkeySignInOpened,
} from '../../../core/passkeys/signing'
import { $words } from '../../passkey/passkey.words'
import { $errorText } from '../../passkey/error-text'
import { Button } from '../../../widgets/ui/button'
import { Live, Notice } from '../../../widgets/ui/notice'

/** The browser also lists passkeys under the e-mail field. */
export function PasskeySignIn() {
  const { words, errorText, hasPasskeys, isAsking, error, open, leave, press } = useUnit({
    words: $words,
    errorText: $errorText,
    hasPasskeys: $hasPasskeys,
    isAsking: $isAskingPasskey,
    error: $passkeySignInError,
    open: passkeySignInOpened,
    leave: passkeySignInLeft,
    press: passkeyPressed,
  })
  useEffect(() => {
    open()
    return () => leave()
  }, [open, leave])
  return (
    <>
      <Live urgent className="notices">
        {error ? <Notice tone="danger">{errorText(error)}</Notice> : null}
      </Live>
      {hasPasskeys ? (
        <Button look="side" onClick={() => press()} busy={isAsking ? words.asking : undefined}>
          {words.signIn}
        </Button>
      ) : null}
    </>
  )
}
