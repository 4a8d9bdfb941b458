import { combine, createEvent, createStore } from 'effector'
import { $config } from '../site/config'
import { $settings, settingsWanted } from '../site/settings'
import type { WalletMethod } from './contracts'

/** Somebody works for a store here, with the shopper beside them (wired to the session). */
export const associateKnown = createEvent<boolean>()

const $isAssociate = createStore(false).on(associateKnown, (_before, isAssociate) => isAssociate)

/** Wallet buttons are about to be shown: what the site may show has to be known. */
export { settingsWanted as walletsWanted }

/**
 * The wallets that the site may show; whether a browser can pay with one is for its provider to say. An in-store employee
 * has no PayPal, and a stranger's page has none at all.
 */
export const $walletsOffered = combine(
  $settings,
  $config,
  $isAssociate,
  (settings, { trust }, isAssociate): readonly WalletMethod[] => {
    if (trust !== 'first-party') return []
    const { features = {}, applePay } = settings ?? {}
    return [
      ...(applePay ? (['DW_APPLE_PAY'] as const) : []),
      ...(features['payPal'] && !isAssociate ? (['PAYPAL'] as const) : []),
      ...(features['klarna'] ? (['KLARNA'] as const) : []),
    ]
  },
)
