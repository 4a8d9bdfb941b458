import { Cart } from '../shapes/cart'
import { endpoint } from '../http/endpoint'
import { AppliedReward, Loyalty } from './contracts'

/** Points and vouchers (spec/1 §7, spec/2 §7). */
export const endpoints = {
  readVouchers: endpoint({
    name: 'readVouchers',
    method: 'GET',
    path: '/consumers-v3/consumer/loyalty/vouchers',
    answer: Loyalty,
  }),
  applyReward: endpoint({
    name: 'applyReward',
    method: 'PUT',
    path: '/cart/v1/cart/:basketId/reward',
    body: AppliedReward,
    answer: Cart,
  }),
} as const
