import { useUnit } from 'effector-react'
import { $isWindowOpen, windowPressed } from '../../core/session/by-window'
import { $isSigningIn, $signInError } from '../../core/session/signing'
import { $errorText } from '../../core/errors/sentences'
import { Button } from '../ui/button'
import { Live, Notice } from '../ui/notice'
import { $words } from './sign-in.words'

/** On a page of another site the shop's own window opens in the press, and no password is typed here. */
export function ByWindow() {
  const { words, errorText, error, isOpen, isSigningIn, press } = useUnit({
    words: $words,
    errorText: $errorText,
    error: $signInError,
    isOpen: $isWindowOpen,
    isSigningIn: $isSigningIn,
    press: windowPressed,
  })
  return (
    <>
      <p className="muted">{words.windowText}</p>
      <Live urgent>{error ? <Notice tone="danger">{errorText(error)}</Notice> : null}</Live>
      <Button onClick={() => press()} busy={isSigningIn ? words.waiting : undefined}>
        {isOpen ? words.waiting : words.openWindow}
      </Button>
    </>
  )
}
