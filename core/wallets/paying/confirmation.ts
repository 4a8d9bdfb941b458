import { attach, createEffect, createEvent, sample, scopeBind } from 'effector'
import type { Order } from '../../checkout/contracts'
import { requestFx } from '../../http/request'
import { canStore } from '../../runtime/can-store'
import { goToFx } from '../../runtime/go-to'
import { pageOrigin } from '../../runtime/page-address'
import { showHereFx } from '../../runtime/show-here'
import { endpoints as session } from '../../session/endpoints'
import { $config } from '../../site/config'
import { postToTabsFx } from '../../runtime/tabs'
import { walletsWanted } from '../offered'
import type { WalletMethod } from '../contracts'
import { refusalOf } from '../refusal'
import { $walletSession, type ExpressContext, walletFailed, walletMoved, walletResumed } from '../session'
import { forgetWalletOrderFx, readWalletOrderFx } from './stored-order'
import { payByWalletFx, placeUntilAnsweredFx } from './pay'
import { $shopperCart, cartBought } from './shopper-cart'

const createHandoffFx = requestFx(session.createHandoff)

type Confirmed = { readonly order: Order; readonly context: ExpressContext }

/** In this page or before a reload. */
export const walletOrderPlaced = createEvent<Confirmed>()

/** From another origin a handoff gives the microsite a session. Without one the order is looked up by number. */
const confirmFx = attach({
  source: { config: $config, shopper: $shopperCart },
  effect: async ({ config, shopper: { basketId } }, { order, context }: Confirmed) => {
    const handOff = scopeBind(createHandoffFx, { safe: true })
    const go = scopeBind(goToFx, { safe: true })
    const show = scopeBind(showHereFx, { safe: true })
    const { checkout, locale } = config
    const query = new URLSearchParams({ storeContext: context, order: order.orderNumber })
    const path = `/${locale.toLowerCase()}/order-confirmation?${query}`
    const address = checkout + path
    if (new URL(checkout).origin === pageOrigin()) {
      // Where nothing is stored, a new page would not know whose order it is.
      if (!canStore() && (await show(path))) return
      return go(address)
    }
    const along = basketId ?? order.basketId ?? ''
    const { handoff } = await handOff({ body: { basketId: along } }).catch(() => ({ handoff: '' }))
    return go(handoff ? `${address}#handoff=${encodeURIComponent(handoff)}` : address)
  },
})

sample({
  clock: payByWalletFx.doneData,
  source: $walletSession,
  fn: (wallet, order) => ({ order, context: wallet?.context ?? 'cart' }),
  target: walletOrderPlaced,
})

/** Repeats an interrupted order under its id. */
const resumeFx = createEffect(async (): Promise<Confirmed | null> => {
  const read = scopeBind(readWalletOrderFx, { safe: true })
  const forget = scopeBind(forgetWalletOrderFx, { safe: true })
  const place = scopeBind(placeUntilAnsweredFx, { safe: true })
  const resumed = scopeBind(walletResumed, { safe: true })
  const stored = await read()
  if (!stored) return null
  const { context, owner = '', body } = stored
  resumed({ owner, wallet: body.paymentMethod.code as WalletMethod, context })
  try {
    return { order: await place(stored), context }
  } finally {
    await forget()
  }
})

sample({
  clock: walletsWanted,
  source: { session: $walletSession, isResuming: resumeFx.pending },
  // An order of this page itself is still waited for.
  filter: ({ session, isResuming }) => session === null && !isResuming,
  fn: () => {},
  target: resumeFx,
})

sample({
  clock: resumeFx.doneData,
  filter: (confirmed): confirmed is Confirmed => confirmed !== null,
  target: walletOrderPlaced,
})

sample({ clock: resumeFx.failData, fn: error => refusalOf(error, null), target: walletFailed })

sample({ clock: walletOrderPlaced, fn: () => 'order-placed' as const, target: walletMoved })

sample({
  clock: walletOrderPlaced,
  filter: ({ context }) => context !== 'product',
  fn: () => {},
  target: cartBought,
})

sample({
  clock: walletOrderPlaced,
  fn: ({ order: { basketId } }) => ({ about: 'order', basketId: basketId ?? '' }) as const,
  target: postToTabsFx,
})

// A single item that is paid for apart is confirmed like one bought by its own button.
sample({
  clock: walletOrderPlaced,
  source: $shopperCart,
  fn: ({ isApart }, { order, context }) => ({ order, context: isApart ? ('product' as const) : context }),
  target: confirmFx,
})
