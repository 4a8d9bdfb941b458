import { attach, createEvent, createStore, sample } from 'effector'
import { $config } from '../runtime/started'
import { saveInTab, loadFromTab } from '../runtime/tab-storage'
import type { Order } from './contracts'

type Named = {
  readonly orderNumber: string
  readonly context: string
}

/** The confirmation's address names an order from another page. */
export const orderNamed = createEvent<Named>()

export const orderRead = createEvent<Order>()

const $named = createStore<Named | null>(null).on(orderNamed, (_before, named) => named)

const seeOnceFx = attach({
  source: { config: $config, named: $named },
  effect({ config: { key }, named }, order: Order) {
    const { orderNumber } = order
    if (named?.orderNumber !== orderNumber || loadFromTab(key, 'seen-order', 1) === orderNumber) return null
    saveInTab(key, 'seen-order', 1, orderNumber)
    return { order, context: named.context }
  },
})

/** A wallet placed the order on a page that is gone. Once an order, however often its page is opened. */
export const namedOrderSeen = createEvent<{ order: Order; context: string }>()

sample({ clock: orderRead, target: seeOnceFx })

sample({ clock: seeOnceFx.doneData, filter: seen => seen !== null, target: namedOrderSeen })
