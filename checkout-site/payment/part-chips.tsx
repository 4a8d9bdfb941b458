import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { money } from '../../core/format/money'
import { $loyalty, $pendingVoucher, voucherChosen } from '../../core/loyalty'
import { $parts, $removedParts, partRemoved } from '../../core/payment'
import type { Cart } from '../../core/shapes/cart'
import type { PaymentInstrument } from '../../core/shapes/payment-instrument'
import { $locale } from '../../core/site/config'
import { IconButton, Spinner } from '../../widgets/ui/button'
import { CloseIcon } from '../../widgets/ui/icon'
import { CardIcon, GiftIcon, PersonIcon } from '../../widgets/ui/object-icons'
import { counted, partNameOf } from './instrument-name'
import { $words as $names } from './paid-with.words'
import { $words } from './parts.words'
import { StarIcon } from './star-icon'

/** Partial payments, each with its amount, its balance and a button to remove it. */
export function PartChips({ cart, onRemoved }: { cart: Cart; onRemoved: () => void }) {
  const { parts, removed, pendingVoucher, loyalty, locale, names, words, remove, chooseVoucher } = useUnit({
    parts: $parts,
    removed: $removedParts,
    pendingVoucher: $pendingVoucher,
    loyalty: $loyalty,
    locale: $locale,
    names: $names,
    words: $words,
    remove: partRemoved,
    chooseVoucher: voucherChosen,
  })
  const formatted = (amount: number) => money(amount, cart.currency, locale)
  const noteOf = ({ giftCard, points, amount }: PaymentInstrument): ReactNode => {
    if (giftCard) return words.left(formatted(Math.max(0, giftCard.balance - amount)))
    return points !== undefined && loyalty ? words.ofPoints(counted(loyalty.currentLoyaltyPoints, locale)) : null
  }
  return (
    <ul className="chips">
      {cart.reward ? (
        <Chip
          sign={<StarIcon />}
          name={names.voucher(counted(cart.reward.points, locale))}
          note={null}
          sum={formatted(-cart.reward.amountInCurrency)}
          removal={words.remove(names.voucher(counted(cart.reward.points, locale)))}
          isLeaving={pendingVoucher === ''}
          onRemove={() => {
            chooseVoucher(null)
            onRemoved()
          }}
        />
      ) : null}
      {parts.map(part => {
        const name = partNameOf(part, names, locale) ?? names.other
        return (
          <Chip
            key={part.payment_instrument_id}
            sign={signOf(part)}
            name={name}
            note={noteOf(part)}
            sum={formatted(-part.amount)}
            removal={words.remove(name)}
            isLeaving={removed.includes(part.payment_instrument_id)}
            onRemove={() => {
              remove(part.payment_instrument_id)
              onRemoved()
            }}
          />
        )
      })}
    </ul>
  )
}

interface ChipProps {
  sign: ReactNode
  name: string
  note: ReactNode
  sum: string
  removal: string
  isLeaving: boolean
  onRemove: () => void
}

function Chip({ sign, name, note, sum, removal, isLeaving, onRemove }: ChipProps) {
  return (
    <li className="chip" aria-busy={isLeaving || undefined}>
      <span className="sign">{sign}</span>
      <span className="about">
        <b>{name}</b>
        {note ? <small>{note}</small> : null}
      </span>
      <b className="sum">
        <bdi>{sum}</bdi>
      </b>
      <IconButton label={removal} onClick={onRemove}>
        {isLeaving ? <Spinner /> : <CloseIcon />}
      </IconButton>
    </li>
  )
}

function signOf({ payment_method_id: id }: PaymentInstrument): ReactNode {
  if (id === 'GIFT_CARD') return <GiftIcon />
  if (id === 'ATHLETES_PAYMENT') return <PersonIcon />
  return id === 'LOYALTY_POINTS' ? <StarIcon /> : <CardIcon />
}
