import { buildIndex } from './build-index'
import type { Step } from './step'

export const ordersByBasket: Step = {
  outsideTransaction: true,
  up: db => buildIndex(db, 'orders_by_basket', 'orders (basket_id)'),
}
