import { attach, createEvent, sample, scopeBind } from 'effector'
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
import { $attempt, type Attempt, attemptEnded, attemptFailed, requestSent } from './index'
import { $pageCart, basketMade, cartOutdated, pageCartKnown, type WindowRequest } from './window-request'

const createCartFx = requestFx(cart.createCart)
const createHandoffFx = cartCallFx(requestFx(session.createHandoff))

const currentBasketFx = attach({ source: $pageCart, effect: ({ basketId }) => basketId })

/** Hands the cart over to the window, and listens until it closes. */
const followWindowFx = attach({
  source: { config: $config, page: $pageCart },
  async effect({ config, page }, { request, state, name, opened }: Attempt): Promise<void> {
    const createCart = scopeBind(createCartFx, { safe: true })
    const handOver = scopeBind(createHandoffFx, { safe: true })
    const currentBasket = scopeBind(currentBasketFx, { safe: true })
    const go = scopeBind(goToFx, { safe: true })
    const made = scopeBind(basketMade, { safe: true })
    const outdated = scopeBind(cartOutdated, { safe: true })
    if (!page.basketId) made(await createCart({ body: {} }))
    const { handoff } = await handOver({ body: { basketId: (await currentBasket()) ?? '' } })
    const address = expressAddress(config, request, { handoff, state, own: opened ? '1' : '0' })
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

/** The window is open, or the page goes there, and waits for the page's cart. */
export const pageCartWanted = createEvent()

const saved = sample({
  clock: pageCartKnown,
  source: $attempt,
  filter: (attempt, { isSaving }) => attempt?.stage === 'waits' && !isSaving,
  fn: attempt => attempt as Attempt,
})

sample({ clock: saved, target: followWindowFx })

sample({ clock: saved, fn: ({ request }) => request, target: requestSent })

sample({ clock: followWindowFx.done, fn: () => {}, target: attemptEnded })

sample({ clock: followWindowFx.fail, target: attemptFailed })

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
