import { useUnit } from 'effector-react'
import { commaOf } from '../../core/format/listed'
import { money } from '../../core/format/money'
import type { Cart } from '../../core/shapes/cart'
import type { PaymentInstrument } from '../../core/shapes/payment-instrument'
import { $locale } from '../../core/site/config'
import { counted } from './instrument-name'
import { Mark } from './mark'
import { markOf, nameOf } from './payer-name'
import { $words } from './paid-with.words'

export interface PaidWithProps {
  instruments: readonly PaymentInstrument[]
  reward: Cart['reward'] | undefined
  currency: string
}

/** One line for each instrument that pays something. */
export function PaidWith({ instruments, reward, currency }: PaidWithProps) {
  const { words, locale } = useUnit({ words: $words, locale: $locale })
  const parts = instruments.filter(({ amount }) => amount > 0)
  return (
    <>
      {reward ? (
        <span>
          {words.voucher(counted(reward.points, locale))}
          {commaOf(locale)}
          <bdi>{money(reward.amountInCurrency, currency, locale)}</bdi>
        </span>
      ) : null}
      {parts.map(instrument => (
        <span key={instrument.payment_instrument_id}>
          <Mark of={markOf(instrument)} /> {nameOf(instrument, words, locale)}
          {commaOf(locale)}
          <bdi>{money(instrument.amount, currency, locale)}</bdi>
        </span>
      ))}
    </>
  )
}
