import { useUnit } from 'effector-react'
import type { Order } from '../../../core/checkout'
import { money } from '../../../core/format/money'
import { $isCancelAsked, $isCancelling, cancelConfirmed, cancelDeclined } from '../../../core/purchases'
import { $locale } from '../../../core/site/config'
import { Button } from '../../../widgets/ui/button'
import { Dialog, DialogHead } from '../../../widgets/ui/dialog'
import { $words } from './account-order.words'
import '../order-look-up/cancel-order.css'

/** Whether the shopper means it: what happens next is said before it happens. */
export function CancelPurchase({ order }: { order: Order }) {
  const { isOpen, isCancelling, locale, words, confirm, decline } = useUnit({
    isOpen: $isCancelAsked,
    isCancelling: $isCancelling,
    locale: $locale,
    words: $words,
    confirm: cancelConfirmed,
    decline: cancelDeclined,
  })
  const close = () => isCancelling || decline()
  return (
    <Dialog open={isOpen} onClose={close} label={words.cancelTitle} className="cancel">
      <DialogHead closeLabel={words.close} onClose={close}>
        {words.cancelTitle}
      </DialogHead>
      <div className="db">
        <p>{words.cancelText(money(order.totals.total, order.currency, locale))}</p>
        <Button onClick={close}>{words.keep}</Button>
        <Button look="side" busy={isCancelling ? words.cancelling : undefined} onClick={() => confirm()}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
