import { is, object, unknown } from 'superstruct'
import type { WalletMethod } from '../../../core/wallets/contracts'
import { openCart } from '../carts/open'
import type { CallContext } from '../calls/context'
import { localised } from '../languages/localised'
import { fail } from '../failure'
import { type StoredWallet, walletsOf } from './provider'

const Details = object({ paymentData: unknown() })

/** Passes a wallet's payment data to its provider, with the amount that is left to pay. Throws `PAY400` for unknown data, or without a contract. */
export async function readWallet(
  call: CallContext,
  basketId: string,
  method: WalletMethod,
  details: unknown,
): Promise<StoredWallet> {
  const wallets = walletsOf(call)
  if (!wallets?.methods.includes(method) || !is(details, Details)) throw fail('PAY400')
  const { priced, row, shipments } = await openCart(call, call.db, basketId)
  const options = shipments.flatMap(({ methods, chosen }) =>
    methods.map(one => ({ id: one.code, label: localised(one.label, call), selected: one.code === chosen?.code })),
  )
  return wallets.take(method, details.paymentData, {
    amount: priced.totals.remainingToPay,
    currency: row.currency,
    country: call.country,
    origins: [...call.key.origins],
    options,
  })
}
