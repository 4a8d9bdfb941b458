import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $dialogs, dialogAt, dialogDismissed } from '../../../core/dialogs'
import { storesShown } from '../../../core/stores'
import '../../../core/wiring/stores/stores-and-cart'
import '../../../core/wiring/stores/stores-are-dialogs'
import { Dialog, DialogHead } from '../../ui/dialog'
import { Inside, type StoreDialogName, storeDialogNames } from './inside'
import { $words, type StoresWords } from './stores.words'

const titleOf = (name: StoreDialogName, words: StoresWords): string =>
  ({
    'pickup-in-store': words.pickerTitle,
    'cart-change-shipping-method': words.changeTitle,
    'location-confirmation': words.locationTitle,
    'change-store-confirmation': words.confirmTitle,
    'store-changed': words.changedTitle,
  })[name]

/** The picker from the side, and four questions on top of it; all have one owner. */
export function StoreDialogs({ owner }: { owner: string }) {
  const { dialogs, words, dismiss, show } = useUnit({
    dialogs: $dialogs,
    words: $words,
    dismiss: dialogDismissed,
    show: storesShown,
  })
  useEffect(() => show(), [show])
  return (
    <>
      {storeDialogNames.map(name => {
        const place = { name, owner }
        const dialog = dialogAt(dialogs, place)
        if (!dialog) return null
        const title = titleOf(name, words)
        const close = () => dismiss(place)
        return (
          <Dialog
            key={name}
            open={dialog.state === 'open'}
            onClose={close}
            label={title}
            look={name === 'pickup-in-store' ? 'drawer' : 'modal'}
            className="stores"
          >
            <DialogHead closeLabel={words.close} onClose={close}>
              {title}
            </DialogHead>
            <Inside name={name} owner={owner} close={close} props={dialog.props} />
          </Dialog>
        )
      })}
    </>
  )
}
