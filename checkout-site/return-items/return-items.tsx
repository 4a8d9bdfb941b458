import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import type { Order } from '../../core/checkout'
import type { ShopError } from '../../core/errors/shop-error'
import { listed } from '../../core/format/listed'
import { money } from '../../core/format/money'
import { $isReturnOpen, returnDeclined } from '../../core/purchases/order'
import {
  $isNothingToReturn,
  $isQuotingRefund,
  $refundQuote,
  $refundQuoteError,
  $returnQty,
  $returnReason,
  type ReturnReason,
  returnConfirmed,
  returnQtyChosen,
  returnReasonChosen,
  returnShown,
} from '../../core/purchases/returning'
import { $locale } from '../../core/site/config'
import { Button } from '../../widgets/ui/button'
import { Checkbox } from '../../widgets/ui/choice'
import { Dialog, DialogHead } from '../../widgets/ui/dialog'
import { Select } from '../../widgets/ui/field'
import { Live, Notice } from '../../widgets/ui/notice'
import { Picture } from '../../widgets/ui/picture'
import '../shell/dialog-sheets'
import { counted } from '../payment/instrument-name'
import { $errorText } from '../shell/error-text'
import { $words } from './return-items.words'
import './return-items.css'

interface ReturnItemsProps {
  order: Order
  isSending: boolean
  error: ShopError | null
}

/** Asks which pieces come back and why, and says what they bring. */
export function ReturnItems({ order, isSending, error }: ReturnItemsProps) {
  const { isOpen, isNothing, words, errorText, load, confirm, decline } = useUnit({
    isOpen: $isReturnOpen,
    isNothing: $isNothingToReturn,
    words: $words,
    errorText: $errorText,
    load: returnShown,
    confirm: returnConfirmed,
    decline: returnDeclined,
  })
  useEffect(() => load(), [load])
  const close = () => isSending || decline()
  return (
    <Dialog open={isOpen} onClose={close} label={words.title} className="return">
      <DialogHead closeLabel={words.close} onClose={close}>
        {words.title}
      </DialogHead>
      <div className="db">
        <Live urgent>
          {isNothing ? <Notice tone="danger">{words.nothing}</Notice> : null}
          {error ? <Notice tone="danger">{errorText(error)}</Notice> : null}
        </Live>
        <ReturnedLines order={order} />
        <Reason />
        <Quote />
        <Button busy={isSending ? words.sending : undefined} onClick={() => confirm()}>
          {words.confirm}
        </Button>
      </div>
    </Dialog>
  )
}

function ReturnedLines({ order }: { order: Order }) {
  const { locale, words, chosen, choose } = useUnit({
    locale: $locale,
    words: $words,
    chosen: $returnQty,
    choose: returnQtyChosen,
  })
  const returnable = order.tracking?.returnable ?? []
  return (
    <ul>
      {returnable.map(({ itemId, qty }) => {
        const item = order.items.find(({ id }) => id === itemId)
        if (!item) return null
        const value = chosen[itemId] ?? 0
        const detail = listed(
          item.attributes.map(attribute => attribute.value),
          locale,
        )
        return (
          <li key={itemId}>
            <Picture src={item.image} alt="" size={64} />
            {qty === 1 ? (
              <Checkbox
                checked={value > 0}
                onChange={({ currentTarget }) => choose({ itemId, qty: currentTarget.checked ? 1 : 0 })}
              >
                {item.name} <span className="muted small">{detail}</span>
              </Checkbox>
            ) : (
              <Select
                label={
                  <>
                    {item.name} <span className="muted small">{detail}</span>
                  </>
                }
                value={String(value)}
                onChange={({ currentTarget }) => choose({ itemId, qty: Number(currentTarget.value) })}
                options={Array.from({ length: qty + 1 }, (_none, pieces) => ({
                  value: String(pieces),
                  label: pieces === 0 ? words.keep : words.pieces(counted(pieces, locale), counted(qty, locale)),
                }))}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Reason() {
  const { words, reason, choose } = useUnit({ words: $words, reason: $returnReason, choose: returnReasonChosen })
  const reasons = Object.entries(words.reasons).map(([value, label]) => ({ value, label }))
  return (
    <Select
      label={words.reason}
      value={reason ?? ''}
      options={[{ value: '', label: words.noReason }, ...reasons]}
      onChange={({ currentTarget }) => choose((currentTarget.value || null) as ReturnReason | null)}
    />
  )
}

function Quote() {
  const { locale, words, quote, error, isQuoting, errorText } = useUnit({
    locale: $locale,
    words: $words,
    quote: $refundQuote,
    error: $refundQuoteError,
    isQuoting: $isQuotingRefund,
    errorText: $errorText,
  })
  return (
    <div>
      <Live>
        {quote ? <p>{words.quote(money(quote.amount, quote.currency, locale))}</p> : null}
        {isQuoting ? <p className="muted">{words.quoting}</p> : null}
        {error ? <p>{errorText(error)}</p> : null}
      </Live>
      <p className="muted small">{words.delivery}</p>
    </div>
  )
}
