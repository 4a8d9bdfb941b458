import { useUnit } from 'effector-react'
import { money } from '../../core/format/money'
import type { Cart } from '../../core/shapes/cart'
import { $parts } from '../../core/payment'
import { $locale } from '../../core/site/config'
import { $words } from './parts.words'

/** The parts of the sum, as a coloured bar with a legend. */
export function PartMix({ cart }: { cart: Cart }) {
  const { parts, locale, words } = useUnit({ parts: $parts, locale: $locale, words: $words })
  const formatted = (amount: number) => money(amount, cart.currency, locale)
  const slices = [
    ...parts.map(({ payment_instrument_id: id, payment_method_id: method, amount }) => ({
      id,
      amount,
      ...lookOf(method, words),
    })),
    ...(cart.reward
      ? [{ id: 'voucher', amount: cart.reward.amountInCurrency, look: 'rewards', name: words.rewards }]
      : []),
    { id: 'rest', amount: cart.totals.remainingToPay, look: 'rest', name: words.leftToPay },
  ].filter(({ amount, look }) => amount > 0 || look === 'rest')
  if (slices.length === 1) return null
  return (
    <>
      <div className="mix" aria-hidden="true">
        {slices.map(({ id, amount, look }) => (
          <i key={id} className={look} style={{ flexGrow: amount }} />
        ))}
      </div>
      <ul className="keys">
        {slices.map(({ id, amount, look, name }) => (
          <li key={id}>
            <i className={look} />
            {name} <bdi>{formatted(amount)}</bdi>
          </li>
        ))}
      </ul>
    </>
  )
}

type Names = { readonly giftCards: string; readonly points: string; readonly rewards: string; readonly credit: string }

function lookOf(method: string, words: Names): { look: string; name: string } {
  if (method === 'GIFT_CARD') return { look: 'gift', name: words.giftCards }
  if (method === 'LOYALTY_POINTS') return { look: 'points', name: words.points }
  if (method === 'ATHLETES_PAYMENT') return { look: 'credit', name: words.credit }
  return { look: 'rewards', name: words.rewards }
}
