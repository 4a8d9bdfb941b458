import { attach, scopeBind } from 'effector'
import { endpoints as cart } from '../../cart/endpoints'
import { cartCallFx } from '../../http/cart-call'
import { requestFx } from '../../http/request'
import { followLink, goToFx } from '../../runtime/go-to'
import { pageAddress, pageOrigin } from '../../runtime/page-address'
import { listenToWindow } from '../../runtime/listen-to-window'
import { urlOf } from '../../runtime/url-of'
import { endpoints as session } from '../../session/endpoints'
import { $config } from '../../site/config'
import type { ShopConfig } from '../../site/contracts'
import { $pageCart, basketMade, cartOutdated, type WindowRequest } from './window-request'

const createCartFx = requestFx(cart.createCart)
const createHandoffFx = cartCallFx(requestFx(session.createHandoff))

const lookFx = attach({ source: $pageCart, effect: ({ basketId }) => basketId })

type Attempt = {
  readonly wish: WindowRequest
  readonly state: string
  readonly name: string
  /** Null if no window opened: then this page goes to the shop. */
  readonly opened: Window | null
}

/** Hands the cart over to the window, and listens until it closes. */
export const followWindowFx = attach({
  source: { config: $config, page: $pageCart },
  async effect({ config, page }, { wish, state, name, opened }: Attempt): Promise<void> {
    const createCart = scopeBind(createCartFx, { safe: true })
    const handOver = scopeBind(createHandoffFx, { safe: true })
    const look = scopeBind(lookFx, { safe: true })
    const go = scopeBind(goToFx, { safe: true })
    const made = scopeBind(basketMade, { safe: true })
    const outdated = scopeBind(cartOutdated, { safe: true })
    if (!page.basketId) made(await createCart({ body: {} }))
    const { handoff } = await handOver({ body: { basketId: (await look()) ?? '' } })
    const address = expressAddress(config, wish, { handoff, state, own: opened ? '1' : '0' })
    if (!opened) return go(address)
    if (opened.closed) return
    await followLink(address, name)
    const expected = { origin: urlOf(config.checkout)?.origin ?? '', source: 'till-express', state }
    await listenToWindow(opened, expected, () => {
      outdated()
      return false
    })
    outdated()
  },
})

/** In the hash, so that no server or log sees it. An express item leaves the cart as it is. */
function expressAddress(
  { checkout, locale }: ShopConfig,
  { wallet, context, productId, upc }: WindowRequest,
  { handoff, ...attempt }: { handoff: string; state: string; own: '0' | '1' },
): string {
  const said = { wallet, ...attempt, origin: pageOrigin(), back: pageAddress() }
  const what = context === 'product' ? { product: productId, upc, code: handoff } : { handoff }
  return `${checkout}/${locale.toLowerCase()}/express#${new URLSearchParams({ ...said, ...what })}`
}
