import type { Loyalty, LoyaltyVoucher } from '../../../core/loyalty/contracts'
import type { AppliedVoucher } from '../documents/cart'
import type { Db } from '../database/transaction'
import { fail } from '../failure'
import { toMajor } from '../pricing/currency'
import { balanceAt, hasEnded, type StoredValue, valueById, valuesOf } from '../repositories/stored-values'
import type { Currency } from '../pricing/money'
import { newestEntries } from '../repositories/value-ledger'
import { valueIds } from '../values/value-ids'
import type { Member } from './membership'
import { readPointLine } from './point-lines'

export async function readLoyalty(db: Db, member: Member, currency: Currency): Promise<Loyalty> {
  const at = new Date()
  const points = await valueById(db, valueIds.points(member.consumerNo))
  const balance = points ? balanceAt(points, at) : 0
  const vouchers = await valuesOf(db, member.consumerNo, ['voucher'])
  return {
    memberId: member.memberId,
    currentLoyaltyPoints: balance,
    currency,
    book: (await newestEntries(db, valueIds.points(member.consumerNo))).map(
      ({ order_number: line, kind, units, created_at: writtenAt }) => {
        const { reason, about } = readPointLine(line)
        return { orderNumber: about, kind, ...(reason ? { reason } : {}), points: units, at: writtenAt.toISOString() }
      },
    ),
    applicableLoyaltyVouchers: vouchers
      .map(voucher => {
        const { id, document } = voucher
        const reason = goneBy(voucher, at)
        return {
          id,
          name: document.name,
          points: document.points ?? 0,
          amountInCurrency: toMajor(document.worth?.[currency] ?? 0, currency),
          available: reason === null,
          ...(reason ? { reason } : {}),
          eligible: (document.points ?? 0) <= balance,
        }
      })
      .sort((one, other) => one.points - other.points),
  }
}

/** A voucher that can be added to a cart with other points. Throws `GFC760` if it is not the member's or is used, `REW140` without enough points. */
export async function voucherFor(tx: Db, member: Member, id: string, spent: number): Promise<AppliedVoucher> {
  const at = new Date()
  const voucher = await valueById(tx, id)
  if (voucher?.kind !== 'voucher' || voucher.owner !== member.consumerNo) throw fail('GFC760')
  if (goneBy(voucher, at)) throw fail('GFC760')
  const pointsId = valueIds.points(member.consumerNo)
  const points = await valueById(tx, pointsId)
  const price = voucher.document.points ?? 0
  if (!points || balanceAt(points, at) - spent < price) throw fail('REW140')
  return { valueId: id, pointsId, points: price }
}

function goneBy(voucher: StoredValue, at: Date): LoyaltyVoucher['reason'] | null {
  if (voucher.balance <= 0) return 'used'
  if (hasEnded(voucher, at)) return 'ended'
  return voucher.allowed ? null : 'blocked'
}
