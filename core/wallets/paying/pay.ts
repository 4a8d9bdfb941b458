import { attach, combine, createEffect, createStore, sample, scopeBind } from 'effector'
import { askBotCheckFx } from '../../http/bot-check'
import type { Order, PlaceOrderRequest } from '../../checkout/contracts'
import { endpoints as checkout } from '../../checkout/endpoints'
import { endpoints as delivery } from '../../delivery/endpoints'
import type { ShopError } from '../../errors/shop-error'
import { collectionClasses } from '../../format/collection'
import { addressCallFx } from '../../http/address-call'
import { isAnswerLost, pauseBefore } from '../../http/lost-answer'
import { requestFx } from '../../http/request'
import { endpoints as payment } from '../../payment/endpoints'
import { newId } from '../../runtime/ids'
import type { Cart } from '../../shapes/cart'
import { checkContact } from '../check-contact'
import { addressOf, type WalletContact } from '../contact'
import { readCountriesFx } from '../payment-session'
import { refusalOf, unlessRepriced } from '../refusal'
import { $walletBasket, $walletSession, walletMoved, type WalletSession, walletStarted } from '../session'
import { $storeCountry, addWalletAddressFx, contextOf } from './basket'
import { forgetWalletOrderFx, saveWalletOrderFx } from './stored-order'
import { $sale } from './sale'
import { cartAnswered } from './shopper-cart'

const addBillingFx = addressCallFx(requestFx(delivery.addBillingAddress))
const addInstrumentFx = requestFx(payment.addPaymentInstrument)
const prepareFx = requestFx(checkout.prepareOrder)
const placeFx = requestFx(checkout.placeOrder)

const $countries = createStore<readonly string[] | null>(null).on(readCountriesFx.doneData, (_before, { countries }) =>
  countries.map(({ code }) => code),
)

export type Authorisation = {
  readonly shipping: WalletContact | null
  readonly billing: WalletContact | null
  readonly paymentData: unknown
}

/** Repeats an order as the same one until its outcome is known. */
export const placeUntilAnsweredFx = createEffect(
  async ({ transactionId, body }: { transactionId: string; body: PlaceOrderRequest }): Promise<Order> => {
    const place = scopeBind(placeFx, { safe: true })
    const move = scopeBind(walletMoved, { safe: true })
    for (let attempt = 0; ; attempt++) {
      try {
        return await place({ transactionId, body })
      } catch (error) {
        if (!isAnswerLost(error as ShopError)) throw error
        move('checking')
        await new Promise(resolve => setTimeout(resolve, pauseBefore(attempt)))
      }
    }
  },
)

const $state = combine({
  session: $walletSession,
  basket: $walletBasket,
  storeCountry: $storeCountry,
  countries: $countries,
})

export const offerWalletFx = attach({
  source: $state,
  effect: async ({ session, basket }, paymentData: unknown): Promise<Cart> => {
    const pay = scopeBind(addInstrumentFx, { safe: true })
    if (!session || !basket) throw refusalOf(null, null)
    const params = { basketId: basket.basketId }
    const body = { payment_method_id: session.wallet, additionalDetails: { paymentData } }
    const answered = await pay({ params, body }).catch(error => Promise.reject(refusalOf(error, null)))
    return unlessRepriced(answered)
  },
})

export const payByWalletFx = attach({
  source: $state,
  async effect({ session, basket, storeCountry, countries }, { shipping, billing, paymentData }: Authorisation) {
    const add = scopeBind(addWalletAddressFx, { safe: true })
    const bill = scopeBind(addBillingFx, { safe: true })
    const offer = scopeBind(offerWalletFx, { safe: true })
    const place = scopeBind(placeWalletOrderFx, { safe: true })
    const move = scopeBind(walletMoved, { safe: true })
    if (!session || !basket) throw refusalOf(null, null)
    const problems = [
      ...(shipping ? checkContact(shipping, { of: 'shipping', storeCountry, countries }) : []),
      ...(billing ? checkContact(billing, { of: 'billing', storeCountry, countries }) : []),
    ]
    if (problems.length > 0) throw { problems }
    move('authorised')

    const params = { basketId: basket.basketId }
    const context = contextOf(session.wallet)
    const address = shipping && addressOf(shipping, billing ?? undefined)
    if (address) {
      const body = { address: [address], ...(context ? { context } : {}) }
      unlessRepriced(await add({ params, body }).catch(error => Promise.reject(refusalOf(error, 'shipping'))))
    }
    const { subscriptions, ...billed } = billing
      ? addressOf(billing, shipping ?? undefined)
      : (address ?? knownIn(basket))
    const answered = bill({ params, body: { address: billed } })
    unlessRepriced(await answered.catch(error => Promise.reject(refusalOf(error, 'billing'))))
    try {
      await offer(paymentData)
      return await place({ session, basketId: basket.basketId })
    } catch (error) {
      throw refusalOf(error, null)
    }
  },
})

const placeWalletOrderFx = attach({
  source: $sale,
  async effect(sale, { session, basketId }: { session: WalletSession; basketId: string }): Promise<Order> {
    const prepare = scopeBind(prepareFx, { safe: true })
    const checkBot = scopeBind(askBotCheckFx, { safe: true })
    const keep = scopeBind(saveWalletOrderFx, { safe: true })
    const forget = scopeBind(forgetWalletOrderFx, { safe: true })
    const place = scopeBind(placeUntilAnsweredFx, { safe: true })
    const ready = await prepare({ body: { basketId } })
    const flash = ready.flash[0]
    if (flash) throw { problems: [{ code: flash.code, of: null, field: null, message: flash.message ?? '' }] }
    const token = await checkBot('placeOrder')
    const paymentMethod = { code: session.wallet, additionalData: undefined }
    const body = { cartId: basketId, paymentMethod, ...(sale ? { inStoreSalesInfo: sale } : {}) }
    const transactionId = newId()
    const { context, owner } = session
    await keep({ transactionId, body, context, owner: context === 'checkout' ? owner : '' })
    try {
      return await place({ transactionId, body: { ...body, ...(token ? { recaptcha_response: token } : {}) } })
    } finally {
      await forget()
    }
  },
})

sample({
  clock: walletStarted,
  source: { countries: $countries, isReading: readCountriesFx.pending },
  filter: ({ countries, isReading }) => !countries && !isReading,
  fn: () => ({}),
  target: readCountriesFx,
})

sample({
  clock: offerWalletFx.doneData,
  source: $walletSession,
  filter: session => session !== null && session.context !== 'product',
  fn: (_session, cart) => cart,
  target: cartAnswered,
})

function knownIn({ billingAddress, shippingAddress, shippingMethods }: Cart) {
  const fetched = shippingMethods.filter(one => one.class && collectionClasses.includes(one.class))
  const isCollector = (id?: string) => fetched.some(({ shippingId }) => shippingId === id)
  const known = billingAddress ?? shippingAddress.find(({ shippingId }) => !isCollector(shippingId))
  if (!known) throw { problems: [{ code: 'wallet-billing', of: 'billing', field: null }] }
  const { shippingId, addressId, ...address } = known
  return address
}
