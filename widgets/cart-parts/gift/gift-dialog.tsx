import { useUnit } from 'effector-react'
import { $dialogs, dialogAt, dialogDismissed } from '../../../core/dialogs'
import { useHandle } from '../../host/handle'
import { Dialog, DialogHead } from '../../ui/dialog'
import { GiftForm } from './gift-form'
import { $words } from './gift-dialog.words'

export function GiftDialog() {
  const place = { name: 'add-gift-option', owner: useHandle().id }
  const { dialogs, words, dismiss } = useUnit({ dialogs: $dialogs, words: $words, dismiss: dialogDismissed })
  const dialog = dialogAt(dialogs, place)
  const close = () => dismiss(place)
  return (
    <Dialog open={dialog?.state === 'open'} onClose={close} label={words.gift}>
      <DialogHead closeLabel={words.close} onClose={close}>
        {words.gift}
      </DialogHead>
      <GiftForm itemId={String(dialog?.props['itemId'] ?? '')} />
    </Dialog>
  )
}
