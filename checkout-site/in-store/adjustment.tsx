import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { money } from '../../core/format/money'
import type { InStoreCart } from '../../core/in-store/contracts'
import { $locale } from '../../core/site/config'
import {
  $changeProblems,
  $isAdjusting,
  $openAdjustment,
  adjustmentChanged,
  adjustmentClosed,
  adjustmentOpened,
  adjustmentTakenBack,
} from '../../core/in-store'
import { Form } from '../shell/form'
import { Button } from '../../widgets/ui/button'
import { TextInput } from '../../widgets/ui/field'
import { $words } from './price-adjustments.words'

type AdjustmentProps = InStoreCart['priceAdjustments'][number] & {
  /** The line's name; undefined for the whole cart. */
  name: string | undefined
  currency: string
}

/** An adjustment, which can be edited and removed. */
export function Adjustment(adjustment: AdjustmentProps) {
  const openId = useUnit($openAdjustment)
  const isOpen = openId === adjustment.adjustmentId
  const { field, opener } = useFocusBetween(isOpen)
  const item = useFocusLeftBehind()
  return (
    <li ref={item}>{isOpen ? <Editor {...adjustment} field={field} /> : <Shown {...adjustment} opener={opener} />}</li>
  )
}

/** Opening focuses the first field, closing the button that opened it. */
function useFocusBetween(isOpen: boolean) {
  const wasOpen = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOpen) field.current?.focus()
    else if (wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return { field, opener }
}

/** A removed adjustment that had the focus, whoever removed it, leaves it to its neighbour. */
function useFocusLeftBehind() {
  const item = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const own = item.current
    return () => {
      if (own?.contains(document.activeElement)) neighbourOf(own)?.focus()
    }
  }, [])
  return item
}

function Editor({
  amount,
  reason = '',
  currency,
  field,
}: AdjustmentProps & { field: RefObject<HTMLInputElement | null> }) {
  const { words, problems, isAdjusting, close, change } = useUnit({
    words: $words,
    problems: $changeProblems,
    isAdjusting: $isAdjusting,
    close: adjustmentClosed,
    change: adjustmentChanged,
  })
  const send = (typed: FormData) => {
    const changed = (name: string, before: string) => {
      const text = String(typed.get(name) ?? '')
      return text === before ? {} : { [name]: text }
    }
    change({ ...changed('amount', String(amount)), ...changed('reason', reason) })
  }
  return (
    <Form className="sec" onSubmit={send} attempt={problems} aria-label={words.changeNamed(reason)}>
      <TextInput
        label={words.amount(currency)}
        name="amount"
        defaultValue={String(amount)}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        inputRef={field}
        error={problems.amount ? words.wrongAmount : undefined}
      />
      <TextInput
        label={words.reason}
        name="reason"
        defaultValue={reason}
        maxLength={200}
        autoComplete="off"
        error={problems.reason ? words.noReason : undefined}
      />
      <div className="acts">
        <Button type="submit" look="side" compact busy={isAdjusting ? words.takingOff : undefined}>
          {words.save}
        </Button>
        <button type="button" className="link" onClick={() => close()}>
          {words.keep}
        </button>
      </div>
    </Form>
  )
}

function Shown({
  adjustmentId,
  amount,
  reason = '',
  name,
  currency,
  opener,
}: AdjustmentProps & { opener: RefObject<HTMLButtonElement | null> }) {
  const { words, locale, open, takeBack } = useUnit({
    words: $words,
    locale: $locale,
    open: adjustmentOpened,
    takeBack: adjustmentTakenBack,
  })
  return (
    <>
      <div className="what">
        <span>
          <bdi>{reason}</bdi> <span className="muted small">{name ?? words.goods}</span>
        </span>
        <bdi className="off">{money(-amount, currency, locale)}</bdi>
      </div>
      <div className="acts">
        <button
          type="button"
          className="link"
          aria-label={words.changeNamed(reason)}
          ref={opener}
          onClick={() => open(adjustmentId)}
        >
          {words.change}
        </button>
        <button
          type="button"
          className="link"
          aria-label={words.takeBackNamed(reason)}
          onClick={() => takeBack(adjustmentId)}
        >
          {words.takeBack}
        </button>
      </div>
    </>
  )
}

/** The next adjustment, else the form. */
const neighbourOf = (item: HTMLElement): HTMLElement | null | undefined =>
  item.nextElementSibling?.querySelector<HTMLElement>('.link') ??
  item.closest('section')?.querySelector<HTMLElement>('select')
