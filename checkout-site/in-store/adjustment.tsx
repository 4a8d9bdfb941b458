import { useUnit } from 'effector-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
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
export function Adjustment({ adjustmentId, amount, reason = '', name, currency }: AdjustmentProps) {
  const { words, locale, openId, problems, isAdjusting, open, close, change, takeBack } = useUnit({
    words: $words,
    locale: $locale,
    openId: $openAdjustment,
    problems: $changeProblems,
    isAdjusting: $isAdjusting,
    open: adjustmentOpened,
    close: adjustmentClosed,
    change: adjustmentChanged,
    takeBack: adjustmentTakenBack,
  })
  const isOpen = openId === adjustmentId
  const wasOpen = useRef(false)
  const item = useRef<HTMLLIElement>(null)
  const first = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOpen) first.current?.focus()
    else if (wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  useLayoutEffect(() => {
    const own = item.current
    // A removed adjustment may have had the focus, whoever removed it.
    return () => {
      if (own?.contains(document.activeElement)) neighbourOf(own)?.focus()
    }
  }, [])
  const send = (typed: FormData) => {
    const changed = (field: string, was: string) => {
      const text = String(typed.get(field) ?? '')
      return text === was ? {} : { [field]: text }
    }
    change({ ...changed('amount', String(amount)), ...changed('reason', reason) })
  }
  if (isOpen) {
    return (
      <li ref={item}>
        <Form className="sec" onSubmit={send} attempt={problems} aria-label={words.changeNamed(reason)}>
          <TextInput
            label={words.amount(currency)}
            name="amount"
            defaultValue={String(amount)}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            inputRef={first}
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
      </li>
    )
  }
  return (
    <li ref={item}>
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
    </li>
  )
}

/** The next adjustment, else the form. */
const neighbourOf = (item: HTMLElement): HTMLElement | null | undefined =>
  item.nextElementSibling?.querySelector<HTMLElement>('.link') ??
  item.closest('section')?.querySelector<HTMLElement>('select')
