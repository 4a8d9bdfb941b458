import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceCart } from '../pricing/price-cart'
import { anyCart } from '../pricing/random-cart.fixture'
import type { CartToPrice } from '../pricing/types'
import type { ProductFacts } from '../repositories/product-facts'
import { shippingMethods } from '../seed/shipping-methods'
import { type CartLine, emptyDocument } from '../documents/cart'
import { classOf, shipmentsOf } from './shipments'

const delivery = fc.oneof(
  fc.constant(null),
  fc.record({ class: fc.constantFrom('pickup', 'sts', 'pudo'), storeId: fc.constantFrom('S001', 'S002', 'P001') }),
) as fc.Arbitrary<CartLine['delivery']>

/** Any cart of eight lines at most, each line of any nature and brought or fetched in any way. */
const anyLines: fc.Arbitrary<CartLine[]> = fc
  .array(fc.tuple(fc.constantFrom('shoe', 'card', 'own'), delivery, fc.integer({ min: 1, max: 9 })), { maxLength: 8 })
  .map(lines =>
    lines.map(([productId, fetched, qty], index) => ({
      id: `line-${index}`,
      productId,
      upc: productId,
      qty,
      recipeId: productId === 'own' ? 'recipe' : null,
      giftOption: null,
      customAmount: null,
      ...(fetched === null ? {} : { delivery: fetched as NonNullable<CartLine['delivery']> }),
    })),
  )

const facts = new Map(
  ['shoe', 'card', 'own'].map(id => [
    id,
    { document: { productType: id === 'card' ? 'digital' : 'physical' } } as unknown as ProductFacts,
  ]),
)

test('every line of a cart is in one shipment, with others of its class and place alone', () => {
  fc.assert(
    fc.property(anyLines, lines => {
      const destination = { country: 'GB', province: null }
      const shipments = shipmentsOf({ ...emptyDocument, lines }, facts, shippingMethods, destination)
      expect(shipments.flatMap(({ lineIds }) => lineIds).sort()).toEqual(lines.map(({ id }) => id).sort())
      expect(new Set(shipments.map(({ shippingId }) => shippingId)).size).toBe(shipments.length)
      for (const { lineIds, class: deliveryClass, storeId, chosen, methods } of shipments) {
        expect(chosen?.class).toBe(deliveryClass)
        expect(methods.every(method => method.class === deliveryClass)).toBe(true)
        for (const line of lines.filter(({ id }) => lineIds.includes(id))) {
          expect(classOf(line, facts.get(line.productId))).toBe(deliveryClass)
          if (storeId) expect(line.delivery?.storeId).toBe(storeId)
        }
      }
    }),
    { numRuns: 2000 },
  )
})

test('what shipments and lines cost adds up to the total, wherever each of them is taxed', () => {
  const place = fc.constantFrom(undefined, null, 'A', 'B')
  fc.assert(
    fc.property(anyCart, fc.array(place, { minLength: 10, maxLength: 10 }), (cart, places) => {
      const taxed = <Thing>(item: Thing, at: number): Thing =>
        places[at] === undefined ? item : { ...item, province: places[at] }
      const spread: CartToPrice = {
        ...cart,
        lines: cart.lines.map(taxed),
        shipping: cart.shipping.map((charge, index) => taxed(charge, index + 8)),
      }
      const { lines, shipping, totals } = priceCart(spread)
      const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)
      const goods = sum(lines.map(({ afterOrder }) => afterOrder))
      const sent = sum(shipping.map(({ finalAmount }) => finalAmount))
      const tax = sum([...lines, ...shipping].map(one => one.tax))
      expect(totals.shipping).toBe(sent)
      expect(totals.taxAmount).toBe(tax)
      expect(totals.total).toBe(goods + sent + (totals.taxation === 'net' ? tax : 0))
    }),
    { numRuns: 2000 },
  )
})
