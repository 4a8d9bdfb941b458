import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector'
import { is } from 'superstruct'
import type { AddressContext } from '../../delivery/contracts'
import { endpoints as delivery } from '../../delivery/endpoints'
import { addressCallFx } from '../../http/address-call'
import { requestFx } from '../../http/request'
import { logError } from '../../runtime/log-error'
import { Cart } from '../../shapes/cart'
import { collectionClasses } from '../../format/collection'
import type { HostCart } from '../../shapes/host-cart'
import { $locale } from '../../site/config'
import { checkPlace } from '../check-contact'
import { addressOf, type WalletContact } from '../contact'
import type { WalletMethod } from '../contracts'
import { endpoints } from '../endpoints'
import { refusalOf, unlessRepriced } from '../refusal'
import { $walletBasket, $walletSession, basketShown, walletMoved } from '../session'
import { $shopperCart } from './shopper-cart'

// Shows a basket in the wallet's window, and applies what is chosen there.

const openExpressBasketFx = requestFx(endpoints.openExpressBasket)
export const addWalletAddressFx = addressCallFx(requestFx(delivery.addShippingAddress), 'with-bid')
const chooseMethodFx = requestFx(delivery.chooseShippingMethod)

export const $storeCountry = $locale.map(locale => locale.split('-')[1]?.toUpperCase() ?? '')

/** The express basket of a screen, shown before a wallet is pressed. */
export const basketProvided = createEvent<Cart | null>()

const $provided = createStore<Cart | null>(null).on(basketProvided, (_before, basket) => basket)

const $state = combine({
  request: $walletSession,
  provided: $provided,
  cart: $shopperCart.map(({ cart }) => cart),
  basket: $walletBasket,
  storeCountry: $storeCountry,
})

const contexts: Readonly<Partial<Record<WalletMethod, AddressContext>>> = {
  DW_APPLE_PAY: 'APPLE_PAY_EXPRESS',
  PAYPAL: 'PAYPAL_EXPRESS',
}

export const contextOf = (wallet: WalletMethod | undefined): AddressContext | undefined => wallet && contexts[wallet]

/** What is sent, else what is fetched; null if all goes by e-mail. */
export const shipmentIn = ({ shippingMethods }: Cart) => {
  const shipped = shippingMethods.filter(({ shippingId }) => shippingId !== 'digital')
  return shipped.find(one => !one.class || !collectionClasses.includes(one.class)) ?? shipped[0] ?? null
}

function ownBasket(cart: HostCart | null): Cart {
  if (!cart) throw refusalOf(null, null)
  if (is(cart, Cart)) return cart
  throw { kind: 'contract', code: 'contract', message: 'The shipments of the cart could not be read', status: 0 }
}

/** A new basket for one item, else the cart. Fails with a WalletRefusal. */
export const openBasketFx = attach({
  source: $state,
  effect: async ({ request, cart, provided }): Promise<Cart> => {
    const open = scopeBind(openExpressBasketFx, { safe: true })
    try {
      if (request?.context !== 'product') return ownBasket(cart)
      return provided ?? (await open({ body: { productId: request.productId ?? '', upc: request.upc ?? '' } }))
    } catch (error) {
      throw refusalOf(error, null)
    }
  },
})

export const choosePlaceFx = attach({
  source: $state,
  effect: async ({ request, basket, storeCountry }, contact: WalletContact): Promise<Cart> => {
    const add = scopeBind(addWalletAddressFx, { safe: true })
    const problems = checkPlace(contact, { of: 'shipping', storeCountry })
    if (problems.length > 0) throw { problems }
    const context = contextOf(request?.wallet)
    const params = { basketId: basket?.basketId ?? '' }
    const body = { address: [addressOf(contact)], ...(context ? { context } : {}) }
    const answered = await add({ params, body }).catch(error => {
      logError('Expected the shop to accept a wallet’s address, got a refusal.', error)
      throw refusalOf(error, 'shipping')
    })
    return unlessRepriced(answered)
  },
})

export const chooseDeliveryFx = attach({
  source: $walletBasket,
  effect: async (basket, code: string): Promise<Cart> => {
    const choose = scopeBind(chooseMethodFx, { safe: true })
    const shippingId = basket ? (shipmentIn(basket)?.shippingId ?? '') : ''
    try {
      const body = { cartId: basket?.basketId ?? '', code, shippingId, shopperAppliedSM: 'true' } as const
      return unlessRepriced(await choose({ body }))
    } catch (error) {
      throw refusalOf(error, 'shipping')
    }
  },
})

sample({ clock: [openBasketFx.doneData, choosePlaceFx.doneData, chooseDeliveryFx.doneData], target: basketShown })

sample({ clock: choosePlaceFx.done, fn: () => 'contact-selected' as const, target: walletMoved })

sample({ clock: chooseDeliveryFx.done, fn: () => 'shipping-method-selected' as const, target: walletMoved })
