import { Cart } from '../shapes/cart'
import { endpoint } from '../http/endpoint'
import { AppliedReward, Loyalty, WelcomePromo } from './contracts'
import { exchangeLoyaltyToken, readInvitation } from './referral/endpoints'

export const endpoints = {
  readVouchers: endpoint({
    name: 'readVouchers',
    method: 'GET',
    path: '/consumers-v3/consumer/loyalty/vouchers',
    answer: Loyalty,
  }),
  readWelcomePromo: endpoint({
    name: 'readWelcomePromo',
    method: 'GET',
    path: '/consumers-v3/consumer/loyalty/promo/welcome',
    audience: 'registered',
    answer: WelcomePromo,
  }),
  exchangeLoyaltyToken,
  readInvitation,
  applyReward: endpoint({
    name: 'applyReward',
    method: 'PUT',
    path: '/cart/v1/cart/:basketId/reward',
    body: AppliedReward,
    answer: Cart,
  }),
} as const
