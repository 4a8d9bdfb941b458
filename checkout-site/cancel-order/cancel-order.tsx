import { useUnit } from 'effector-react'
import type { Order } from '../../core/checkout'
import type { ShopError } from '../../core/errors/shop-error'
import { money } from '../../core/format/money'
import { $locale } from '../../core/site/config'
import { Button } from '../../widgets/ui/button'
import { Dialog, DialogHead } from '../../widgets/ui/dialog'
import '../shell/dialog-sheets'
import { Live } from '../../widgets/ui/notice'
import { CancelFailure } from './cancel-failure'
import { $words } from './cancel-order.words'
import './cancel-order.css'

export interface CancelOrderProps {
  order: Order
  isOpen: boolean
  isCancelling: boolean
  error: ShopError | null
  onConfirm: () => void
  onDecline: () => void
}

/** Asks for confirmation, and says what will happen. */
export function CancelOrder({ order, isOpen, isCancelling, error, onConfirm, onDecline }: CancelOrderProps) {
  const { locale, words } = useUnit({ locale: $locale, words: $words })
  const close = () => isCancelling || onDecline()
  return (
    <Dialog open={isOpen} onClose={close} label={words.title} className="cancel">
      <DialogHead closeLabel={words.close} onClose={close}>
        {words.title}
      </DialogHead>
      <div className="db">
        <Live urgent>
          <CancelFailure error={error} />
        </Live>
        <p>{words.text(money(order.totals.total, order.currency, locale))}</p>
        <Button onClick={close}>{words.keep}</Button>
        <Button look="side" busy={isCancelling ? words.cancelling : undefined} onClick={() => onConfirm()}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
