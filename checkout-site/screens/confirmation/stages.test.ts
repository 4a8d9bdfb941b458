import { expect, test } from 'vitest'
import type { Order } from '../../../core/checkout'
import { arrivalOfOrder, stagesOf } from './stages'

const mail = { code: 'email', label: 'By email', deliveryTime: 'Within minutes' }
const arrival = { from: '2026-11-25', to: '2026-11-27' }
const standard = { code: 'standard', label: 'Standard', deliveryTime: '3-5 days', arrival }
const giftCard = { shippingId: 'digital', class: 'digital', selected: 'email', applicableShippingMethods: [mail] }
const parcel = { shippingId: 'home', class: 'home', selected: 'standard', applicableShippingMethods: [standard] }

const orderOf = (...shipments: object[]) =>
  ({ shipments, shippingMethod: mail, status: 'placed', placedAt: '2026-11-22' }) as unknown as Order

test('C9: an order of a gift card and a shoe names when the shoe arrives, whichever was first in the bag', () => {
  for (const order of [orderOf(giftCard, parcel), orderOf(parcel, giftCard)]) {
    expect(arrivalOfOrder(order)).toMatchObject({ arrival })
    expect(stagesOf(order).at(-1)).toMatchObject({ stage: 'delivered', day: '2026-11-27' })
  }
})

test('C9: a gift card alone arrives as e-mail does, and is not packed', () => {
  expect(arrivalOfOrder(orderOf(giftCard))).toMatchObject({ deliveryTime: 'Within minutes' })
  expect(stagesOf(orderOf(giftCard)).map(({ stage }) => stage)).toEqual(['placed', 'delivered'])
})

test('C9: an order of two parcels names when the first arrives and when the last does', () => {
  const late = { ...standard, code: 'made', arrival: { from: '2026-12-03', to: '2026-12-10' } }
  const made = { shippingId: 'made', class: 'customs', selected: 'made', applicableShippingMethods: [late] }
  for (const order of [orderOf(parcel, made), orderOf(made, parcel)]) {
    expect(arrivalOfOrder(order)?.arrival).toEqual({ from: '2026-11-25', to: '2026-12-10' })
    expect(stagesOf(order).at(-1)).toMatchObject({ stage: 'delivered', day: '2026-12-10' })
  }
})

test('F5: a parcel is as far as its carrier says, each stage with the day that it was reached', () => {
  const events = [
    { stage: 'packed', at: '2026-11-22' },
    { stage: 'shipped', at: '2026-11-23' },
  ]
  const order = { ...orderOf(parcel), status: 'shipped', tracking: { stage: 'shipped', events } } as unknown as Order
  expect(stagesOf(order)).toEqual([
    { stage: 'placed', isNow: true, day: '2026-11-22' },
    { stage: 'packed', isNow: true, day: '2026-11-22' },
    { stage: 'onItsWay', isNow: true, day: '2026-11-23' },
    { stage: 'delivered', isNow: false, day: '2026-11-27' },
  ])
})
