import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { $cart } from '../../../core/cart'
import { $isSameAsShipping, $method } from '../../../core/delivery'
import { money } from '../../../core/format/money'
import type { Cart } from '../../../core/shapes/cart'
import { $locale } from '../../../core/site/config'
import { addressLines } from '../../address/address-lines'
import { $root } from '../../shell/navigation'
import { arrivalOf } from '../shipping/arrival'
import { nameOf } from './instrument-name'
import { $words, type SummaryWords } from './summary.words'

/** All that the order will say, each part with the way back to where it was said. */
export function Review() {
  const { cart, method, isSame, locale, words, root } = useUnit({
    cart: $cart,
    method: $method,
    isSame: $isSameAsShipping,
    locale: $locale,
    words: $words,
    root: $root,
  })
  const address = cart?.shippingAddress[0]
  if (!cart || !address) return null
  const shipping = `${root}/checkout/shipping`
  const billing = `${root}/checkout/billing`
  const chosen = method ?? methodOf(cart)
  return (
    <dl className="review">
      <Part name={words.contact} to={shipping} words={words}>
        <span>
          <bdi>{address.email}</bdi>
        </span>
        <span>
          <bdi dir="ltr">{address.phone}</bdi>
        </span>
      </Part>
      <Part name={words.shipTo} to={shipping} words={words}>
        {addressLines(address).map(line => (
          <span key={line}>{line}</span>
        ))}
      </Part>
      {chosen ? (
        <Part name={words.method} to={shipping} words={words}>
          <span>
            {chosen.label}, {cart.totals.shipping ? money(cart.totals.shipping, cart.currency, locale) : words.free}
          </span>
          <span className="muted">{arrivalOf(chosen, locale)}</span>
        </Part>
      ) : null}
      <Part name={words.payment} to={billing} words={words}>
        {cart.payment_instruments.map(instrument => (
          <span key={instrument.payment_instrument_id}>
            {nameOf(instrument, words)}, <bdi>{money(instrument.amount, cart.currency, locale)}</bdi>
          </span>
        ))}
      </Part>
      <Part name={words.billing} to={billing} words={words}>
        {isSame ? (
          <span>{words.sameAsShipping}</span>
        ) : (
          cart.billingAddress && addressLines(cart.billingAddress).map(line => <span key={line}>{line}</span>)
        )}
      </Part>
    </dl>
  )
}

function Part({ name, to, words, children }: { name: string; to: string; words: SummaryWords; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd className="to">
        <Link href={to} aria-label={words.editNamed(name)}>
          {words.edit}
        </Link>
      </dd>
    </div>
  )
}

function methodOf(cart: Cart) {
  return cart.items.find(item => item.shippingOptions.shippingMethod)?.shippingOptions.shippingMethod ?? null
}
