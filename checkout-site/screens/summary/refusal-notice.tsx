import { useUnit } from 'effector-react'
import { Link } from 'wouter'
import { $cart } from '../../../core/cart'
import { $refusal, type Step } from '../../../core/checkout'
import { $deliveryChanges } from '../../../core/checkout/delivery-changes'
import type { Code } from '../../../core/errors/catalogue'
import { $errorText } from '../../shell/error-text'
import { money } from '../../../core/format/money'
import { $locale } from '../../../core/site/config'
import { Notice } from '../../../widgets/ui/notice'
import { $root } from '../../shell/navigation'
import { $words } from './summary.words'

const aboutPayment: readonly string[] = [
  'FE309',
  'PAY400',
  'PYT400',
  'PYT402',
  'PYT404',
  'PYT405',
  'GFC740',
  'GFC812',
] satisfies readonly Code[]

const aboutAddress: readonly string[] = ['SHP500', 'PAY401', 'InvalidShippingAddress'] satisfies readonly Code[]

/** Why the order was refused, with a link to fix it. What a toast says is not repeated. */
export function RefusalNotice({ step }: { step: Step }) {
  const { refusal, changes, cart, locale, errorText, words, root } = useUnit({
    refusal: $refusal,
    changes: $deliveryChanges,
    cart: $cart,
    locale: $locale,
    errorText: $errorText,
    words: $words,
    root: $root,
  })
  if (!refusal || refusal.reaction === 'lasting-toast') return null
  const { code } = refusal
  if (code === 'total-changed') {
    return (
      <Notice tone="warning">
        {words.totalChanged(cart ? money(cart.totals.remainingToPay, cart.currency, locale) : '')}
      </Notice>
    )
  }
  // The shipping step says itself which delivery changed.
  const isSaid = step === 'shipping' && changes.some(change => change.code === code)
  return (
    <Notice tone="danger">
      {isSaid ? null : errorText(refusal)} {words.nothingOrdered}{' '}
      {aboutPayment.includes(code) && step !== 'billing' ? (
        <Link className="act" href={`${root}/checkout/billing`}>
          {words.changePayment}
        </Link>
      ) : aboutAddress.includes(code) && step !== 'shipping' ? (
        <Link className="act" href={`${root}/checkout/shipping`}>
          {words.changeAddress}
        </Link>
      ) : null}
    </Notice>
  )
}
