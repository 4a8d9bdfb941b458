import { useStoreMap, useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import type { Box, Offer } from '../../../core/catalogue'
import { $ownSumProblem, $ownSums, ownSumSubmitted, ownSumTyped } from '../../../core/catalogue/own-sum'
import { currencySign } from '../../../core/format/currency-sign'
import { roundMoney } from '../../../core/format/round-money'
import { $locale } from '../../../core/site/config'
import '../../../core/wiring/quick-shop/own-sum-goes-into-cart'
import { Button } from '../../ui/button'
import { TextInput } from '../../ui/field'
import field from '../../ui/field.css?inline'
import own from './own-sum.css?inline'
import { keepFocusHere } from './keep-focus-here'
import { $words } from './forms.words'

export const styles = [field, own]

/** A custom amount within the service's limits. Its button appears once something is typed, so that two never compete. */
export function OwnSum({ box: { id: box, progress }, offer }: { box: Box; offer: Offer }) {
  const { wrong, locale, words, type, submit } = useUnit({
    wrong: $ownSumProblem,
    locale: $locale,
    words: $words,
    type: ownSumTyped,
    submit: ownSumSubmitted,
  })
  const text = useStoreMap({ store: $ownSums, keys: [box], fn: (sums, [id]) => sums[id] ?? '' })
  const problem = wrong?.box === box ? wrong.problem : null
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem) input.current?.focus()
  }, [problem])
  const limits = offer.product.customAmount
  if (offer.button !== 'add' || !limits) return null
  const said = (sum: number) => roundMoney(sum, offer.product.currency, locale)
  const range = words.sumRange(said(limits.min), said(limits.max))
  return (
    <form
      ref={keepFocusHere}
      className="ownsum"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit(box)
      }}
    >
      <TextInput
        label={words.sumLabel}
        hint={range}
        error={
          problem
            ? problem === 'min' || problem === 'max'
              ? range
              : problem === 'required'
                ? words.sumRequired
                : words.sumNumber
            : null
        }
        name="ownSum"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        maxLength={12}
        start={currencySign(offer.product.currency, locale)}
        inputRef={input}
        value={text}
        onChange={event => type({ box, text: event.currentTarget.value })}
      />
      {text.trim() ? (
        <Button type="submit" busy={progress === 'adding' ? words.addingSum : null}>
          {words.addSum}
        </Button>
      ) : null}
    </form>
  )
}
