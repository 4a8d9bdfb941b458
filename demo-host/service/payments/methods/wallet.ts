import type { WalletMethod } from '../../../../core/wallets/contracts'
import type { CallContext } from '../../calls/context'
import { newId } from '../../database/ids'
import { fail } from '../../failure'
import { walletsOf } from '../../wallets/provider'
import { readWallet } from '../../wallets/read-wallet'
import type { PaymentMethod } from './payment-method'

/** Who sells for customers pays with no account of their own at PayPal. */
const isOpen = (call: CallContext, method: WalletMethod) => method !== 'PAYPAL' || !call.shopper().associate

/** A wallet; the token that it gave the page stands for the shopper's approval. */
export const walletMethod = (method: WalletMethod, label: string): PaymentMethod => ({
  offer: async call => {
    if (!isOpen(call, method) || !walletsOf(call)?.methods.includes(method)) return null
    return { payment_method_id: method, label, environment: call.configuration.environment }
  },

  prepare: async (call, body, basketId) => {
    if (!isOpen(call, method)) throw fail('PAY400')
    const wallet = await readWallet(call, basketId, method, body.additionalDetails)
    return async () => ({ id: newId(), method, ...wallet })
  },
})
