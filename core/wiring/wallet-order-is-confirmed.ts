import { createEffect, createEvent, sample, scopeBind } from 'effector'
import type { Order } from '../checkout/contracts'
import { goToFx } from '../runtime/go-to'
import { $config } from '../site/config'
import { $walletSession, type ExpressContext, walletsWanted } from '../wallets'
import { payByWalletFx, placeUntilAnsweredFx } from './wallet-order'
import { forgetWalletOrderFx, readWalletOrderFx } from './wallet-order-kept'

// An order by wallet ends at the shop's confirmation, on whatever page it began (spec/3 §2).

type Confirmed = { readonly order: Order; readonly context: ExpressContext }

/** Asks for the confirmation of an order that was placed here. */
const confirmed = createEvent<Confirmed>()

// Nothing goes along: the order is read there by the browser's own cookie, or looked up by its number.
sample({
  clock: confirmed,
  source: $config,
  fn: ({ checkout, locale }, { order, context }) => {
    const query = new URLSearchParams({ storeContext: context, order: order.orderNumber })
    return `${checkout}/${locale.toLowerCase()}/order-confirmation?${query}`
  },
  target: goToFx,
})

sample({
  clock: payByWalletFx.doneData,
  source: $walletSession,
  fn: (wallet, order) => ({ order, context: wallet?.context ?? 'cart' }),
  target: confirmed,
})

/** An order that was on its way when the page was left is asked for again, as the same one. */
const resumeFx = createEffect(async (): Promise<Confirmed | null> => {
  const read = scopeBind(readWalletOrderFx, { safe: true })
  const forget = scopeBind(forgetWalletOrderFx, { safe: true })
  const place = scopeBind(placeUntilAnsweredFx, { safe: true })
  const kept = await read()
  if (!kept) return null
  try {
    return { order: await place(kept), context: kept.context }
  } finally {
    await forget()
  }
})

sample({
  clock: walletsWanted,
  filter: resumeFx.pending.map(isResuming => !isResuming),
  fn: () => {},
  target: resumeFx,
})

sample({
  clock: resumeFx.doneData,
  filter: (order): order is Confirmed => order !== null,
  target: confirmed,
})
