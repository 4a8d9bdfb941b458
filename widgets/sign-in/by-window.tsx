import { useUnit } from 'effector-react'
import { $isWindowOpen, windowPressed } from '../../core/session/by-window'
import { $exchangeError, $isExchanging } from '../../core/session/signing'
import { $errorText } from '../../core/errors/sentences'
import { Button } from '../ui/button'
import { Live, Notice } from '../ui/notice'
import { $words } from './sign-in.words'

/** On a page of another site the shop's own window opens in the press, and no password is typed here. */
export function ByWindow() {
  const { words, errorText, error, isOpen, isExchanging, press } = useUnit({
    words: $words,
    errorText: $errorText,
    error: $exchangeError,
    isOpen: $isWindowOpen,
    isExchanging: $isExchanging,
    press: windowPressed,
  })
  return (
    <>
      <p className="muted">{words.windowText}</p>
      <Live urgent>{error ? <Notice tone="danger">{errorText(error)}</Notice> : null}</Live>
      <Button onClick={() => press()} busy={isExchanging ? words.waiting : undefined}>
        {isOpen ? words.waiting : words.openWindow}
      </Button>
    </>
  )
}
