import fp from 'fastify-plugin'
import { endpoints } from '../../../../core/delivery/endpoints'
import type { AddressVerdict } from '../../../../core/delivery/contracts'
import type { Address } from '../../../../core/shapes/address'
import { answerShipment } from '../../carts/answer'
import type { CartDocument } from '../../documents/cart'
import { saveNewCart, openCart, openForWrite } from '../../carts/open'
import type { CartShipment } from '../../delivery/shipments'
import { viewCart } from '../../carts/view'
import { checkAddress, type CheckedAddress, soundAddress } from '../../delivery/check-address'
import { shippingAddressesOf } from '../../delivery/shipping-addresses'
import { findAddresses } from '../../delivery/address-lookup/find-addresses'
import { fail } from '../../failure'
import { mount } from '../../plugins/mount'
import { mountWrite } from '../../plugins/mount-write'

export const deliveryRoutes = fp(
  async app => {
    mountWrite(app, endpoints.addShippingAddress, async (call, tx) => {
      const cart = await openForWrite(call, tx, call.params.basketId)
      const view = await viewCart(cart, call, tx)
      const addresses = call.body.address.map(typed =>
        shippingAddressesOf({ typed, context: call.body.context, view, key: call.key }),
      )
      const { document } = cart.row
      const { bid = document.bid } = call.body
      const shippingAddresses = Object.assign({}, document.shippingAddresses, ...addresses)
      return saveNewCart(call, tx, cart, { ...document, shippingAddresses, ...(bid ? { bid } : {}) })
    })

    mountWrite(app, endpoints.removeShippingAddress, async (call, tx) => {
      const cart = await openForWrite(call, tx, call.params.basketId)
      const { shipments } = await viewCart(cart, call, tx)
      const gone = new Set(call.body.address.map(({ shippingId }) => shippingId))
      const saved = shipments.map(({ shippingId }) => shippingId).filter(id => !gone.has(id))
      return saveNewCart(call, tx, cart, withAddressesOf(cart.row.document, saved))
    })

    mount(app, endpoints.validateShippingAddress, async call => {
      const { settings } = await openCart(call, call.db, call.params.basketId)
      return verdictOn(call.body.address, checkAddress(call.body.address, 'shipping', settings.addressRules, call.key))
    })

    mount(
      app,
      endpoints.lookUpAddress,
      async call => {
        const { countryCode, text } = call.body
        return { addresses: await findAddresses(call, { country: countryCode.toUpperCase(), text }) }
      },
      { limit: 'addressLookup' },
    )

    mountWrite(app, endpoints.addBillingAddress, async (call, tx) => {
      const cart = await openForWrite(call, tx, call.params.basketId)
      const { settings } = await viewCart(cart, call, tx)
      const billingAddress = soundAddress(checkAddress(call.body.address, 'billing', settings.addressRules, call.key))
      return saveNewCart(call, tx, cart, { ...cart.row.document, billingAddress })
    })

    mountWrite(app, endpoints.removeBillingAddress, async (call, tx) => {
      const cart = await openForWrite(call, tx, call.params.basketId)
      return saveNewCart(call, tx, cart, { ...cart.row.document, billingAddress: null })
    })

    mount(app, endpoints.readShippingMethods, async call => {
      const view = await openCart(call, call.db, call.params.basketId)
      return answerShipment(shipmentOf(view.shipments, call.params.shippingId), view, call)
    })

    mountWrite(app, endpoints.chooseShippingMethod, async (call, tx) => {
      const { cartId, code, shippingId } = call.body
      const cart = await openForWrite(call, tx, cartId)
      const { shipments } = await viewCart(cart, call, tx)
      const { methods } = shipmentOf(shipments, shippingId)
      if (!methods.some(method => method.code === code)) throw fail('SHP404')
      const { document } = cart.row
      return saveNewCart(call, tx, cart, { ...document, methods: { ...document.methods, [shippingId]: code } })
    })
  },
  { name: 'delivery-routes', dependencies: ['calls'] },
)

function shipmentOf(shipments: readonly CartShipment[], shippingId: string): CartShipment {
  const shipment = shipments.find(known => known.shippingId === shippingId)
  if (!shipment) throw fail('SHP404')
  return shipment
}

const withAddressesOf = (document: CartDocument, saved: readonly string[]): CartDocument => ({
  ...document,
  shippingAddresses: Object.fromEntries(
    Object.entries(document.shippingAddresses).filter(([id]) => saved.includes(id)),
  ),
})

function verdictOn(typed: Address, { address, problems }: CheckedAddress): AddressVerdict {
  if (problems.length > 0) return { valid: 'INVALID', fields: problems.map(problem => ({ ...problem })) }
  const changed = (['addressLine1', 'city', 'postalCode', 'province'] as const).some(
    name => (typed[name] ?? '').trim() !== (address[name] ?? ''),
  )
  return changed ? { valid: 'SUGGESTED', fields: [], suggestion: address } : { valid: 'VALID', fields: [] }
}
