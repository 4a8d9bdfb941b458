import { useUnit } from 'effector-react'
import { $errorText } from '../../core/errors/sentences'
import { $toasts, sentenceOf, toastClosed, toastsPaused } from '../../core/notices'
import { Toasts } from '../../widgets/ui/toasts'
import { $words } from './shell.words'

export function ToastList() {
  const { toasts, errorText, words, close, hold } = useUnit({
    toasts: $toasts,
    errorText: $errorText,
    words: $words,
    close: toastClosed,
    hold: toastsPaused,
  })
  return (
    <Toasts
      toasts={toasts.map(toast => ({ id: toast.id, tone: toast.tone, text: sentenceOf(toast, errorText) }))}
      closeLabel={words.close}
      onClose={close}
      onHold={hold}
    />
  )
}
