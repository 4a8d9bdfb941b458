import { attach, createEvent, createStore, sample } from 'effector'
import { requestFx } from '../http/request'
import { newId } from '../runtime/ids'
import { endpoints } from './endpoints'

// Before an order is placed, the service learns how the shop's fraud check knows this device (decision 0280).

/** Names this device to the fraud check of whoever charges. */
export type DeviceCheck = { readonly fingerPrint: () => Promise<string> }

/** A name made up for this page view: it ties its attempts to pay together, and says nothing of who or what made it. */
const own = newId()

/** The page brings the fraud check of its payment provider. */
export const deviceCheckGiven = createEvent<DeviceCheck>()
/** The last step before an order is shown. */
export const deviceWanted = createEvent()
/** This cart is about to be ordered. Wired to the cart. */
export const cartToOrder = createEvent<{ basketId: string }>()

const keepFx = requestFx(endpoints.keepDeviceFingerPrint)

const $check = createStore<DeviceCheck>({ fingerPrint: async () => own }, { serialize: 'ignore' }).on(
  deviceCheckGiven,
  (_current, check) => check,
)

/** A check that does not work stops no purchase: whether it may be done without is the provider's decision. */
const askFx = attach({
  source: $check,
  effect: async (check, { basketId }: { basketId: string }) => ({
    basketId,
    deviceFingerPrint: await check.fingerPrint(),
  }),
})

/** The cart whose device the service knows. */
const $knownFor = createStore<string | null>(null).on(keepFx.done, (_current, { params }) => params.body.basketId)

sample({
  clock: cartToOrder,
  source: $knownFor,
  filter: (knownFor, { basketId }) => basketId !== knownFor,
  fn: (_knownFor, cart) => cart,
  target: askFx,
})

sample({
  clock: askFx.doneData,
  filter: ({ deviceFingerPrint }) => deviceFingerPrint !== '',
  fn: body => ({ body }),
  target: keepFx,
})
