import { aCart } from '../../core/testing/a-cart'
import { siteSettings } from '../../core/testing/site-settings'
import type { Stories } from '../testing/story'
import { NONE } from './none'

const settings = siteSettings({
  features: { applePay: true, payPal: false, mock: true },
  applePay: { merchantName: 'Northlane', countryCode: 'US', networks: ['visa'] },
})

const ofStranger = siteSettings({ trust: 'third-party', walletWindow: ['DW_APPLE_PAY', 'PAYPAL'] })

export const stories: Stories = {
  'over a cart, where only Apple Pay is offered': {
    html: '<till-wallet-buttons></till-wallet-buttons>',
    cart: aCart(),
    says: NONE,
    answers: { 'GET /fapi/site/settings': settings },
  },
  'where the site has no wallets': '<till-wallet-buttons></till-wallet-buttons>',
  'by the shop’s window, over a cart': {
    html: '<till-wallet-buttons></till-wallet-buttons>',
    cart: aCart(),
    answers: { 'GET /fapi/site/settings': ofStranger },
  },
  'by the shop’s window, for one thing whose size is not chosen yet': {
    html: '<till-wallet-buttons context="product" product="TQ4407AB12"></till-wallet-buttons>',
    answers: { 'GET /fapi/site/settings': ofStranger },
  },
}
