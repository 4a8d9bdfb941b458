import { useUnit } from 'effector-react'
import { $errorText } from '../../core/errors/sentences'
import { $toasts, toastClosed, toastsHeld } from '../../core/notices'
import { Toasts } from '../../widgets/ui/toasts'
import { $words } from './shell.words'

export function ToastList() {
  const { toasts, errorText, words, close, hold } = useUnit({
    toasts: $toasts,
    errorText: $errorText,
    words: $words,
    close: toastClosed,
    hold: toastsHeld,
  })
  return (
    <Toasts
      toasts={toasts.map(({ id, tone, code, message, details }) => ({
        id,
        tone,
        text: errorText({ code, message: message ?? '', details }),
      }))}
      closeLabel={words.close}
      onClose={close}
      onHold={hold}
    />
  )
}
