import '../../../core/wiring/cart/gift-option-is-a-dialog'
import { useUnit } from 'effector-react'
import { useLayoutEffect } from 'react'
import { giftOpened } from '../../../core/cart/extras'
import { $dialogs, dialogAt, dialogDismissed } from '../../../core/dialogs'
import { useHandle } from '../../host/handle'
import { Dialog, DialogHead } from '../../ui/dialog'
import { GiftForm } from './gift-form'
import { $words } from './gift-dialog.words'

export function GiftDialog() {
  const place = { name: 'add-gift-option', owner: useHandle().id }
  const { dialogs, words, open, dismiss } = useUnit({
    dialogs: $dialogs,
    words: $words,
    open: giftOpened,
    dismiss: dialogDismissed,
  })
  const dialog = dialogAt(dialogs, place)
  const itemId = String(dialog?.props['itemId'] ?? '')
  // Also if it was opened before this code came.
  useLayoutEffect(() => {
    if (itemId) open({ itemId })
  }, [itemId, open])
  const close = () => dismiss(place)
  return (
    <Dialog open={dialog?.state === 'open'} onClose={close} label={words.gift}>
      <DialogHead closeLabel={words.close} onClose={close}>
        {words.gift}
      </DialogHead>
      <GiftForm itemId={itemId} />
    </Dialog>
  )
}
