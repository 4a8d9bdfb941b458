import type { WalletMethod } from '../../../../core/wallets/contracts'
import { newId } from '../../database/ids'
import { walletsOf } from '../../wallets/provider'
import { readWallet } from '../../wallets/read-wallet'
import type { PaymentWay } from './way'

/** A wallet; the token that it gave the page stands for the shopper's approval. */
export const walletWay = (method: WalletMethod, label: string): PaymentWay => ({
  offer: async call => {
    if (!walletsOf(call)?.methods.includes(method)) return null
    return { payment_method_id: method, label, environment: call.configuration.environment }
  },

  prepare: async (call, body, basketId) => {
    const wallet = await readWallet(call, basketId, method, body.additionalDetails)
    return async () => ({ id: newId(), method, ...wallet })
  },
})
