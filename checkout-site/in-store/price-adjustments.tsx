import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { Form } from '../shell/form'
import { $errorText } from '../shell/error-text'
import type { CartItem } from '../../core/shapes/cart-item'
import {
  $inStoreCart,
  $adjustable,
  $adjustmentError,
  $adjustmentProblems,
  $adjustmentsAdded,
  $isAdjusting,
  $isRemovedElsewhere,
  adjustmentSubmitted,
  inStoreShown,
} from '../../core/in-store'
import '../../core/wiring/checkout/in-store-and-cart'
import { Button } from '../../widgets/ui/button'
import { Select, TextInput } from '../../widgets/ui/field'
import { InlineNotice, Live } from '../../widgets/ui/notice'
import { Adjustment } from './adjustment'
import { $words } from './price-adjustments.words'
import './price-adjustments.css'

export function PriceAdjustments() {
  const { cart, adjustable, added, words, problems, error, isGone, isAdjusting, errorText, submit, show } = useUnit({
    cart: $inStoreCart,
    adjustable: $adjustable,
    added: $adjustmentsAdded,
    words: $words,
    problems: $adjustmentProblems,
    error: $adjustmentError,
    isGone: $isRemovedElsewhere,
    isAdjusting: $isAdjusting,
    errorText: $errorText,
    submit: adjustmentSubmitted,
    show: inStoreShown,
  })
  useEffect(() => show(), [show])
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (added > 0) form.current?.reset()
  }, [added])
  if (!cart?.mayAdjust) return null
  const { items, priceAdjustments, currency } = cart
  const send = (typed: FormData) => {
    const text = (name: string) => String(typed.get(name) ?? '')
    submit({ itemId: text('itemId') || null, amount: text('amount'), reason: text('reason') })
  }
  return (
    <section className="sec" aria-labelledby="in-store-title">
      <h2 id="in-store-title">{words.title}</h2>
      <p className="muted small">{words.note}</p>
      <Live urgent>
        {error ? <InlineNotice tone="danger">{isGone ? words.gone : errorText(error)}</InlineNotice> : null}
      </Live>
      {priceAdjustments.length > 0 ? (
        <ul className="adjustments">
          {priceAdjustments.map(one => (
            <Adjustment key={one.adjustmentId} {...one} name={nameOf(items, one.itemId)} currency={currency} />
          ))}
        </ul>
      ) : null}
      <Form formRef={form} className="sec" onSubmit={send} attempt={problems}>
        <Select
          label={words.what}
          name="itemId"
          options={[
            { value: '', label: words.goods },
            ...adjustable.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <TextInput
          label={words.amount(currency)}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          error={problems.amount ? words.wrongAmount : undefined}
        />
        <TextInput
          label={words.reason}
          name="reason"
          maxLength={200}
          autoComplete="off"
          error={problems.reason ? words.noReason : undefined}
        />
        <Button type="submit" look="side" busy={isAdjusting ? words.takingOff : undefined}>
          {words.takeOff}
        </Button>
      </Form>
    </section>
  )
}

const nameOf = (items: readonly CartItem[], itemId: string | undefined): string | undefined =>
  items.find(({ id }) => id === itemId)?.name
