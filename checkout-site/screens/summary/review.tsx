import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { $wholeCart } from '../../../core/cart/whole-cart'
import { $deliveries, $isBilledToParcel, $shipment, type Delivery, isPickUp } from '../../../core/delivery'
import { commaOf, listed } from '../../../core/format/listed'
import { money } from '../../../core/format/money'
import { readablePhone } from '../../../core/format/phone'
import type { Cart } from '../../../core/shapes/cart'
import { $locale } from '../../../core/site/config'
import { personName } from '../../../core/format/address-lines'
import { WrittenAddress } from '../../address/written-address'
import { namesOf } from '../../order/names-of'
import { PaidWith } from '../../payment/paid-with'
import { $root } from '../../shell/navigation'
import { arrivalOf } from '../shipping/arrival'
import { $words, type SummaryWords } from './summary.words'

/** Each part of the order, with a link to change it. */
export function Review() {
  const { cart, deliveries, shipment, isSame, locale, words, root } = useUnit({
    cart: $wholeCart,
    deliveries: $deliveries,
    shipment: $shipment,
    isSame: $isBilledToParcel,
    locale: $locale,
    words: $words,
    root: $root,
  })
  const contact = shipment?.shippingAddress ?? shipment?.collector
  if (!cart || !contact) return null
  const address = shipment?.hasParcel ? shipment.shippingAddress : null
  const shipping = `${root}/checkout/shipping`
  const billing = `${root}/checkout/billing`
  return (
    <dl className="review">
      <Part name={words.contact} to={shipping} words={words}>
        <span>
          <bdi>{contact.email}</bdi>
        </span>
        <span>
          <bdi dir="ltr">{readablePhone(contact.phone ?? '', contact.phoneCode)}</bdi>
        </span>
      </Part>
      {address ? (
        <Part name={words.shipTo} to={shipping} words={words}>
          <WrittenAddress address={address} locale={locale} />
        </Part>
      ) : null}
      {deliveries.filter(isPickUp).map(({ shippingId, store, method }) => (
        <Part key={shippingId} name={words.pickUpAt} to={shipping} words={words}>
          <span>
            <bdi>{store?.name}</bdi>
          </span>
          <span>
            <bdi>{listed([store?.addressLine1, store?.city], locale)}</bdi>
          </span>
          <span className="muted">{words.collectedBy(collectorOf(cart, shippingId))}</span>
          {method ? <span className="muted">{method.deliveryTime}</span> : null}
        </Part>
      ))}
      <Methods cart={cart} deliveries={deliveries} locale={locale} to={shipping} words={words} />
      <Part name={words.payment} to={billing} words={words}>
        <PaidWith instruments={cart.payment_instruments} reward={cart.reward} currency={cart.currency} />
      </Part>
      <Part name={words.billing} to={billing} words={words}>
        {isSame ? (
          <span>{words.sameAsShipping}</span>
        ) : (
          cart.billingAddress && <WrittenAddress address={cart.billingAddress} locale={locale} />
        )}
      </Part>
    </dl>
  )
}

interface MethodsProps {
  cart: Cart
  deliveries: readonly Delivery[]
  locale: string
  to: string
  words: SummaryWords
}

/** The shipping method of each part that is sent. */
function Methods({ cart, deliveries, locale, to, words }: MethodsProps) {
  const sent = deliveries.filter(delivery => !isPickUp(delivery))
  return sent.map(({ shippingId, itemIds = [], method, price }) => {
    const chosen = method ?? methodOf(cart, itemIds)
    if (!chosen) return null
    const arrival = arrivalOf(chosen, locale)
    const cost = deliveries.length === 1 ? cart.totals.shipping : price?.finalAmount
    return (
      <Part key={shippingId} name={words.method} to={to} words={words}>
        {sent.length > 1 ? <span className="muted">{namesOf(cart.items, itemIds, locale)}</span> : null}
        <span>
          {chosen.label}
          {commaOf(locale)}
          {cost ? money(cost, cart.currency, locale) : words.free}
        </span>
        {arrival ? <span className="muted">{arrival}</span> : null}
      </Part>
    )
  })
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

function methodOf(cart: Cart, itemIds: readonly string[]) {
  const items = itemIds.length > 0 ? cart.items.filter(({ id }) => itemIds.includes(id)) : cart.items
  return items.find(item => item.shippingOptions.shippingMethod)?.shippingOptions.shippingMethod ?? null
}

function collectorOf({ shippingAddress }: Cart, shippingId: string): string {
  const person = shippingAddress.find(address => address.shippingId === shippingId)
  return person ? personName(person) : ''
}
