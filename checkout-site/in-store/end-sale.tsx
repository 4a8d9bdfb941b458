import { useUnit } from 'effector-react'
import {
  $endingError,
  $isEnding,
  $isEndingRequested,
  endingConfirmed,
  endingDeclined,
} from '../../core/in-store/ending'
import { Button } from '../../widgets/ui/button'
import { Dialog, DialogHead } from '../../widgets/ui/dialog'
import { Live, Notice } from '../../widgets/ui/notice'
import { $errorText } from '../shell/error-text'
import { $words } from './end-sale.words'

/** Asks before a filled bag is thrown away. */
export function EndSale() {
  const { words, errorText, isAsked, isEnding, error, confirm, decline } = useUnit({
    words: $words,
    errorText: $errorText,
    isAsked: $isEndingRequested,
    isEnding: $isEnding,
    error: $endingError,
    confirm: endingConfirmed,
    decline: endingDeclined,
  })
  const close = () => isEnding || decline()
  return (
    <Dialog open={isAsked} onClose={close} label={words.title} className="end-sale">
      <DialogHead closeLabel={words.close} onClose={close}>
        {words.title}
      </DialogHead>
      <div className="db">
        <Live urgent>{error ? <Notice tone="danger">{errorText(error)}</Notice> : null}</Live>
        <p>{words.text}</p>
        <Button onClick={close}>{words.keep}</Button>
        <Button look="side" busy={isEnding ? words.ending : undefined} onClick={() => confirm()}>
          {words.end}
        </Button>
      </div>
    </Dialog>
  )
}
