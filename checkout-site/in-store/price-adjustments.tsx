import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { Form } from '../shell/form'
import { $say } from '../shell/say'
import type { CartItem } from '../../core/shapes/cart-item'
import {
  $inStoreCart,
  $adjustmentError,
  $adjustmentProblems,
  $isAdjusting,
  $isGoneElsewhere,
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
  const { cart, words, problems, error, isGone, isAdjusting, say, submit, show } = useUnit({
    cart: $inStoreCart,
    words: $words,
    problems: $adjustmentProblems,
    error: $adjustmentError,
    isGone: $isGoneElsewhere,
    isAdjusting: $isAdjusting,
    say: $say,
    submit: adjustmentSubmitted,
    show: inStoreShown,
  })
  useEffect(() => show(), [show])
  const form = useRef<HTMLFormElement>(null)
  const count = cart?.priceAdjustments.length ?? 0
  // Clears the form after each adjustment.
  useEffect(() => {
    if (count > 0) form.current?.reset()
  }, [count])
  if (!cart?.mayAdjust) return null
  const { items, priceAdjustments, currency } = cart
  const own = items.filter(({ bonus }) => !bonus)
  const send = (typed: FormData) => {
    const text = (name: string) => String(typed.get(name) ?? '')
    submit({ itemId: text('itemId') || null, amount: text('amount'), reason: text('reason') })
  }
  return (
    <section className="sec" aria-labelledby="in-store-title">
      <h2 id="in-store-title">{words.title}</h2>
      <p className="muted small">{words.note}</p>
      <Live urgent>{error ? <InlineNotice tone="danger">{isGone ? words.gone : say(error)}</InlineNotice> : null}</Live>
      {count > 0 ? (
        <ul className="adjustments">
          {priceAdjustments.map(one => (
            <Adjustment key={one.adjustmentId} {...one} name={nameOf(own, one.itemId)} currency={currency} />
          ))}
        </ul>
      ) : null}
      <Form formRef={form} className="sec" onSubmit={send} attempt={problems}>
        <Select
          label={words.what}
          name="itemId"
          options={[{ value: '', label: words.goods }, ...own.map(({ id, name }) => ({ value: id, label: name }))]}
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
