/// <reference types="applepayjs" />
import { decimalsOf } from '../../core/format/decimals'
import type { Cart } from '../../core/shapes/cart'
import { shipmentIn } from '../../core/wallets/paying'
import type { WalletWords } from './wallet-buttons.words'

export interface SheetSums {
  readonly newTotal: ApplePayJS.ApplePayLineItem
  readonly newLineItems: ApplePayJS.ApplePayLineItem[]
  readonly newShippingMethods: ApplePayJS.ApplePayShippingMethod[]
}

/** A basket for Apple's sheet; every sum is the service's. */
export function sumsOf(cart: Cart, merchant: string, words: WalletWords): SheetSums {
  const { totals, currency } = cart
  const write = writerFor(currency)
  const line = (label: string, sum: number) => ({ label, amount: write(sum), type: 'final' as const })
  const shipment = shipmentIn(cart)
  const methods = shipment?.applicableShippingMethods ?? []
  const rank = (code: string) => (code === shipment?.selected ? 0 : 1)
  // Apple takes the first one as chosen.
  const sorted = [...methods].sort((one, other) => rank(one.code) - rank(other.code))
  return {
    newTotal: line(merchant, totals.remainingToPay),
    newLineItems: [
      line(words.subtotal, totals.itemTotal),
      ...cart.orderPromotions.map(({ promotionName, price }) => line(promotionName, -price)),
      line(words.delivery, totals.shipping),
      ...(totals.taxation === 'net' ? [line(words.tax, totals.tax)] : []),
      // By gift cards, points, a voucher or credit.
      ...(totals.remainingToPay < totals.total ? [line(words.paid, totals.remainingToPay - totals.total)] : []),
    ],
    newShippingMethods: sorted.map(({ code, label, deliveryTime, price }) => ({
      identifier: code,
      label,
      detail: deliveryTime,
      amount: write(price.finalAmount),
    })),
  }
}

/** In the currency's decimals, without symbols: '112.00', '-8.50'. */
function writerFor(currency: string): (sum: number) => string {
  const decimals = decimalsOf(currency)
  return sum => sum.toFixed(decimals)
}
