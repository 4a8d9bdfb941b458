import { attach, createEvent, createStore, sample } from 'effector'
import { $cart } from '../../cart'
import { endpoints } from '../../device/endpoints'
import { requestFx } from '../../http/request'
import { newId } from '../../runtime/ids'

// Before an order is placed, the service is told how the shop's fraud check knows this device (decision 0280).

/** Names this device to the fraud check of whoever charges. */
export type DeviceCheck = { readonly fingerPrint: () => Promise<string> }

/** A name made up for this page view: it ties its attempts to pay together, and says nothing of who or what made it. */
const own = newId()

/** The page brings the fraud check of its payment provider. */
export const deviceCheckGiven = createEvent<DeviceCheck>()
/** The last step before an order is shown. */
export const deviceWanted = createEvent()

const keepFx = requestFx(endpoints.keepDeviceFingerPrint)

const $check = createStore<DeviceCheck>({ fingerPrint: async () => own }, { serialize: 'ignore' }).on(
  deviceCheckGiven,
  (_current, check) => check,
)

/** A check that does not work stops no purchase: whether it may be done without is the provider's decision. */
const askFx = attach({ source: $check, effect: check => check.fingerPrint() })

const $told = createStore<string | null>(null).on(keepFx.done, (_current, { params }) => params.body.basketId)

sample({
  clock: deviceWanted,
  source: { cart: $cart, told: $told },
  filter: ({ cart, told }) => cart !== null && cart.basketId !== told,
  fn: () => {},
  target: askFx,
})

sample({
  clock: askFx.doneData,
  source: $cart,
  filter: (cart, name) => cart !== null && name !== '',
  fn: (cart, deviceFingerPrint) => ({ body: { basketId: cart?.basketId ?? '', deviceFingerPrint } }),
  target: keepFx,
})
