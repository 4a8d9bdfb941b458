import { attach, createEvent, sample } from 'effector'
import { saveInTab, loadFromTab } from '../runtime/tab-storage'
import { $config } from '../site/config'

/** The order of the customer is placed; who sells goes on, for the next one. */
export const customerServed = createEvent()

const forgetCustomerFx = attach({
  source: $config,
  effect({ key }) {
    const { customer, ...selling } = loadFromTab<{ customer?: object }>(key, 'in-store', 1) ?? {}
    if (customer) saveInTab(key, 'in-store', 1, selling)
  },
})

sample({ clock: customerServed, target: forgetCustomerFx })
