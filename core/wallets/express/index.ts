import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector'
import { asShopError, hasCode, type ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { endpoints as cart } from '../../cart/endpoints'
import { saveInTab, loadFromTab } from '../../runtime/tab-storage'
import { inQuery } from '../../runtime/page-address'
import { isFirstLoad, originBefore } from '../../runtime/referrer'
import { takeWindowRequest, postToOpener, windowRequest } from '../../runtime/opened-by-page'
import { urlOf } from '../../runtime/url-of'
import { is } from 'superstruct'
import { Cart } from '../../shapes/cart'
import { $config } from '../../site/config'
import { endpoints as site } from '../../site/endpoints'
import { endpoints } from '../endpoints'
import { basketProvided, walletOrderPlaced } from '../paying'
import { walletFailed } from '../session'

// The shop's window for a page of another site.

export { $leaveError, leaveWithBasketFx } from './leaving'

/** The page's request; `productId` is empty for the whole cart. */
export type ExpressRequest = {
  /** The wallet that was pressed on the page; empty where the address names none that the window takes. */
  readonly wallet: 'DW_APPLE_PAY' | 'PAYPAL' | ''
  readonly productId: string
  readonly upc: string
  /** What was paid for in this window; empty before, and for a whole cart that was paid for in checkout. */
  readonly paid: string
  /** The page's origin; `back` is its address, `state` the name of its attempt. */
  readonly origin: string
  readonly back: string
  readonly state: string
  /** The page opened a window, and stays open itself. */
  readonly isOwnWindow: boolean
  /** Proves the page's request and where the shopper came from; only for an express item. */
  readonly code: string
  readonly from: string
}

const windowWallets = ['DW_APPLE_PAY', 'PAYPAL'] as const

export const expressOpened = createEvent()
export const basketWanted = createEvent()

const readRequestFx = attach({
  source: $config,
  effect({ key }): ExpressRequest | null {
    const given = windowRequest()
    const text = (name: string) => given.get(name) ?? ''
    const paid = inQuery('storeContext')
    const stored = loadFromTab<ExpressRequest>(key, 'express', 2)
    if (!text('state')) {
      takeWindowRequest()
      return stored && { ...stored, paid }
    }
    const [origin, back] = [text('origin'), text('back')]
    const request: ExpressRequest = {
      wallet: windowWallets.find(wallet => wallet === text('wallet')) ?? '',
      ...{ productId: text('product'), upc: text('upc'), code: text('code'), state: text('state') },
      isOwnWindow: text('own') === '1',
      paid,
      ...{ origin, back: urlOf(back)?.origin === origin ? back : '' },
      // A reload brings the same address and referrer, whoever sent the shopper there.
      from: isFirstLoad() ? originBefore() : '',
    }
    // Where the tab keeps nothing, a reload needs the address as it is.
    if (saveInTab(key, 'express', 2, request)) takeWindowRequest()
    return request
  },
})

export const $request = createStore<ExpressRequest | null>(null).on(
  readRequestFx.doneData,
  (_before, request) => request,
)

const checkOriginFx = requestFx(site.checkOrigin)

/** The page to report to: its origin is a partner's, and the browser confirms it. */
export const $trustedPage = createStore<ExpressRequest | null>(null)

/** The page learns of the order, except if an express item was bought with the shop's own cart. */
export const $isOrderReported = combine(
  $request,
  request => request !== null && (request.productId === '' || request.paid === 'product'),
)

const openBasketFx = requestFx(endpoints.openExpressBasket)
const readBasketFx = requestFx(cart.readCart)

/** Opened once per tab, so that a reload shows the same one; again if that one is gone. */
const showBasketFx = attach({
  source: { config: $config, request: $request },
  async effect({ config: { key }, request }): Promise<Cart> {
    const open = scopeBind(openBasketFx, { safe: true })
    const read = scopeBind(readBasketFx, { safe: true })
    const { productId = '', upc = '', code = '', from = '', state = '' } = request ?? {}
    const stored = loadFromTab<{ basketId: string; state: string }>(key, 'express-basket', 1)
    if (stored?.state === state) {
      const basket = await read({ params: { basketId: stored.basketId } }).catch(unlessGone)
      if (is(basket, Cart)) return basket
    }
    const basket = await open({ body: { productId, upc, ...(code ? { handoff: code, from } : {}) } })
    saveInTab(key, 'express-basket', 1, { basketId: basket.basketId, state })
    return basket
  },
})

/** The express basket; null until it is known, and for the whole cart. */
export const $productBasket = createStore<Cart | null>(null).on(showBasketFx.doneData, (_before, basket) => basket)

export const $basketError = createStore<ShopError | null>(null)
  .on(showBasketFx.failData, (_before, error) => asShopError(error))
  .reset(showBasketFx)

export const $isShowing = showBasketFx.pending

const reportFx = attach({
  source: $trustedPage,
  effect: page => {
    if (page) postToOpener(page.origin, { source: 'till-express', state: page.state, told: 'order' })
  },
})

/** Tells the page to read its own cart; the message itself has no data. */
export const orderReportWanted = createEvent()

sample({ clock: expressOpened, target: readRequestFx })

sample({
  clock: readRequestFx.doneData,
  filter: request => request !== null && request.origin === request.from,
  fn: request => ({ query: { origin: request?.origin ?? '' } }),
  target: checkOriginFx,
})

sample({
  clock: checkOriginFx.doneData,
  source: $request,
  filter: (_request, { isRegistered }) => isRegistered,
  target: $trustedPage,
})

const $isForProduct = combine($request, request => request !== null && request.productId !== '')

// Price or stock may have changed, so the basket is read again.
sample({
  clock: [basketWanted, walletFailed],
  source: $isForProduct,
  filter: Boolean,
  fn: () => {},
  target: showBasketFx,
})

sample({ clock: $productBasket, target: basketProvided })

sample({ clock: [walletOrderPlaced, orderReportWanted], fn: () => {}, target: reportFx })

function unlessGone(error: ShopError): null {
  if (!hasCode(error, 'BSK404', 'AUT498')) throw error
  return null
}
