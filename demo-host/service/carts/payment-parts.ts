import type { Db } from '../database/transaction'
import { pointsFor, worthOfPoints } from '../loyalty/point-value'
import { composePayment, type PaymentSource } from '../pricing/compose-payment'
import type { PricedCart } from '../pricing/types'
import { balanceAt, hasEnded, type StoredValue, valuesById } from '../repositories/stored-values'
import type { Currency, Minor } from '../pricing/money'
import type { Withdrawal } from '../repositories/value-ledger'
import { type AppliedVoucher, type CartDocument, isMain, type PartInstrument } from '../documents/cart'

export type PaidPart = {
  readonly instrument: PartInstrument
  readonly value: StoredValue | undefined
  readonly amount: Minor
  /** Units taken of the value, in its own unit. */
  readonly units: Minor
  /** The balance before. */
  readonly balance: Minor
}

type PaidVoucher = AppliedVoucher & { readonly amount: Minor; readonly name: string }

/** Everything that pays besides the main method. */
export type PaidParts = {
  readonly parts: readonly PaidPart[]
  readonly voucher: PaidVoucher | null
  readonly rewards: Minor
  readonly paid: Minor
}

const NOTHING: PaidParts = { parts: [], voucher: null, rewards: 0, paid: 0 }
const VOUCHER = 'voucher'

/** The order of payment: what expires unused first, what lasts longest last. */
const ORDER: readonly PartInstrument['method'][] = [
  'REWARD_CODE',
  'REWARD_CARD',
  'ATHLETES_PAYMENT',
  'LOYALTY_POINTS',
  'GIFT_CARD',
]

/** What each part pays of a priced cart, by current balances. */
export async function payParts(
  db: Db,
  { instruments, voucher = null }: CartDocument,
  priced: PricedCart,
  currency: Currency,
  at: Date,
): Promise<PaidParts> {
  const own = instruments.flatMap(known => (isMain(known) ? [] : [known]))
  if (own.length === 0 && !voucher) return NOTHING
  const ordered = [...own].sort((one, other) => ORDER.indexOf(one.method) - ORDER.indexOf(other.method))
  const ids = [...own.map(({ valueId }) => valueId), ...(voucher ? [voucher.valueId, voucher.pointsId] : [])]
  const values = await valuesById(db, ids)
  const holds = (id: string): Minor => {
    const value = values.get(id)
    return value?.allowed && !hasEnded(value, at) ? balanceAt(value, at) : 0
  }

  const isPaid = voucher !== null && holds(voucher.valueId) > 0 && holds(voucher.pointsId) >= voucher.points
  const worth = isPaid ? (values.get(voucher.valueId)?.document.worth?.[currency] ?? 0) : 0
  const held = (instrument: PartInstrument): Minor =>
    holds(instrument.valueId) - (isPaid && instrument.valueId === voucher.pointsId ? voucher.points : 0)
  const sources: PaymentSource[] = [
    ...(isPaid ? [{ id: VOUCHER, most: worth, isReward: true }] : []),
    ...ordered.map(instrument => ({
      id: instrument.id,
      most: mostOf(instrument, values.get(instrument.valueId), held(instrument), currency),
      isReward: instrument.method === 'REWARD_CODE' || instrument.method === 'REWARD_CARD',
    })),
  ]
  const { amounts, rewards, paid } = composePayment(payableOf(priced), sources)
  return {
    rewards,
    paid,
    voucher: isPaid
      ? { ...voucher, amount: amounts.get(VOUCHER) ?? 0, name: values.get(voucher.valueId)?.document.name ?? '' }
      : null,
    parts: own.map(instrument => {
      const amount = amounts.get(instrument.id) ?? 0
      const value = values.get(instrument.valueId)
      return {
        instrument,
        value,
        amount,
        units: unitsOf(instrument, amount, currency),
        balance: holds(instrument.valueId),
      }
    }),
  }
}

export function withdrawalsOf({ parts, voucher }: PaidParts): Withdrawal[] {
  return [
    ...parts.map(({ instrument, units }) => ({ valueId: instrument.valueId, units })),
    ...(voucher && voucher.amount > 0
      ? [
          { valueId: voucher.valueId, units: 1 },
          { valueId: voucher.pointsId, units: voucher.points },
        ]
      : []),
  ]
}

/** Stored values can pay for everything but gift cards. */
function payableOf({ lines, totals }: PricedCart): Minor {
  return lines
    .filter(({ taxClass }) => taxClass === 'gift-card')
    .reduce((left, { afterOrder, tax }) => left - afterOrder - (totals.taxation === 'net' ? tax : 0), totals.total)
}

function mostOf(instrument: PartInstrument, value: StoredValue | undefined, balance: Minor, currency: Currency): Minor {
  if (!value) return 0
  switch (instrument.method) {
    case 'LOYALTY_POINTS':
      return worthOfPoints(Math.max(0, Math.min(balance, instrument.points ?? balance)), currency)
    case 'REWARD_CODE':
      return balance > 0 ? (value.document.worth?.[currency] ?? 0) : 0
    case 'REWARD_CARD':
      return value.currency === currency ? balance : 0
    default:
      return value.currency === currency ? Math.min(balance, instrument.most ?? balance) : 0
  }
}

function unitsOf({ method }: PartInstrument, amount: Minor, currency: Currency): Minor {
  if (amount === 0) return 0
  if (method === 'LOYALTY_POINTS') return pointsFor(amount, currency)
  return method === 'REWARD_CODE' ? 1 : amount
}
