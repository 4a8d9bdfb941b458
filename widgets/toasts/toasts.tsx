import '../../core/wiring/cart/cart-says-what-failed'
import { useUnit } from 'effector-react'
import { $errorText } from '../../core/errors/sentences'
import { $toasts, sentenceOf, toastClosed, toastsPaused } from '../../core/notices'
import { $locale } from '../../core/site/config'
import button from '../ui/button.css?inline'
import { Toasts } from '../ui/toasts'
import toasts from '../ui/toasts.css?inline'
import { closeIn } from './toasts.closed-words'

export const styles = [button, toasts]

export function ToastsView() {
  const { shown, locale, errorText, close, hold } = useUnit({
    shown: $toasts,
    locale: $locale,
    errorText: $errorText,
    close: toastClosed,
    hold: toastsPaused,
  })
  const toasts = shown.map(toast => ({ id: toast.id, tone: toast.tone, text: sentenceOf(toast, errorText) }))
  return <Toasts toasts={toasts} closeLabel={closeIn(locale)} onClose={close} onHold={hold} />
}
