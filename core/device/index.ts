import { attach, createEvent, createStore, sample } from 'effector'
import { requestFx } from '../http/request'
import { newId } from '../runtime/ids'
import { endpoints } from './endpoints'

// Sends the fraud check's id of this device before an order (decision 0280).

export type DeviceCheck = { readonly fingerPrint: () => Promise<string> }

/** New for each page view: it connects attempts to pay, and identifies nobody. */
const visitId = newId()

export const deviceCheckGiven = createEvent<DeviceCheck>()
export const deviceWanted = createEvent()
export const cartToOrder = createEvent<{ basketId: string }>()

const saveFx = requestFx(endpoints.keepDeviceFingerPrint)

const $check = createStore<DeviceCheck>({ fingerPrint: async () => visitId }, { serialize: 'ignore' }).on(
  deviceCheckGiven,
  (_current, check) => check,
)

/** A failed check does not stop a purchase: the provider decides. */
const identifyFx = attach({
  source: $check,
  effect: async (check, { basketId }: { basketId: string }) => ({
    basketId,
    deviceFingerPrint: await check.fingerPrint(),
  }),
})

const $knownFor = createStore<string | null>(null).on(saveFx.done, (_current, { params }) => params.body.basketId)

sample({
  clock: cartToOrder,
  source: $knownFor,
  filter: (knownFor, { basketId }) => basketId !== knownFor,
  fn: (_knownFor, cart) => cart,
  target: identifyFx,
})

sample({
  clock: identifyFx.doneData,
  filter: ({ deviceFingerPrint }) => deviceFingerPrint !== '',
  fn: body => ({ body }),
  target: saveFx,
})
