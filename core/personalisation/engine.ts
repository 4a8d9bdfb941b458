import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { requestFx } from '../http/request'
import { $config } from '../site/config'
import type { DecideAnswer, DecideEvent } from './contracts'
import { endpoints } from './endpoints'
import { saveVisitorFx, visitorOf } from './visitor'

/** Something on the page needs it, once it is known whether it may run. */
export const engineWanted = createEvent()

/** By consent to targeting. */
export const targetingKnown = createEvent<boolean>()

/** Under which name the engine knows the shop; null until that is known. */
export const brandKnown = createEvent<string | null>()

/** Who is signed in, where the page may know. */
export const customerKnown = createEvent<string | null>()

export const $isAllowed = createStore(false).on(targetingKnown, (_before, isAllowed) => isAllowed)

export const $brand = createStore<string | null>(null).on(brandKnown, (_before, brand) => brand)

const $customer = createStore<string | null>(null).on(customerKnown, (_before, customer) => customer)

const decideFx = requestFx(endpoints.decide)

/** Tells the engine of events, and asks it if one of them is a question. Never without consent. */
export const queryEngineFx = attach({
  source: { config: $config, brand: $brand, customer: $customer },
  effect({ config: { key, channel }, brand, customer }, events: readonly DecideEvent[]): Promise<DecideAnswer> {
    const monetateId = visitorOf(key)
    return scopeBind(decideFx, { safe: true })({
      params: { brand: brand ?? '' },
      body: {
        channel,
        events: [...events],
        ...(customer && { customerId: customer }),
        ...(monetateId && { monetateId }),
      },
      keepalive: true,
    })
  },
})

// Consent may be taken back while the answer is on its way.
sample({
  clock: queryEngineFx.doneData,
  source: $isAllowed,
  filter: isAllowed => isAllowed,
  fn: (_isAllowed, { meta }) => meta.monetateId,
  target: saveVisitorFx,
})
