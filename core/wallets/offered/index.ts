import { combine, createEvent, createStore } from 'effector'
import { $config } from '../../site/config'
import { $settings, settingsWanted } from '../../site/settings'
import type { WalletMethod } from '../contracts'

export const associateKnown = createEvent<boolean>()

const $isAssociate = createStore(false).on(associateKnown, (_before, isAssociate) => isAssociate)

export { settingsWanted as walletsWanted }

/** Empty on a third-party page; no PayPal for associates. The provider decides whether the browser can pay. */
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
