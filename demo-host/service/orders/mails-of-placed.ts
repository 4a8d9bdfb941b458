import type { MailEntry } from '../documents/mail'
import type { OrderRow } from '../repositories/orders'

/** The confirmation, and one mail for each gift card that goes by e-mail. */
export function mailsOfPlaced({ order_number: orderNumber, document }: OrderRow): MailEntry[] {
  const cards = document.items.filter(({ isDigitalProduct }) => isDigitalProduct)
  return [
    { kind: 'order-confirmation', orderNumber },
    ...cards.flatMap(({ id: lineId, qty }) =>
      Array.from({ length: qty }, (_none, position) => ({ kind: 'gift-card' as const, orderNumber, lineId, position })),
    ),
  ]
}
