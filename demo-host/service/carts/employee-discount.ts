import type { Flash } from '../../../core/shapes/flash'
import type { Session } from '../calls/context'
import type { Db } from '../database/transaction'
import type { CartToPrice, PricedCart } from '../pricing/types'
import { balanceAt, valueById } from '../repositories/stored-values'
import type { Minor } from '../pricing/money'
import type { Taking } from '../repositories/value-book'
import { valueIds } from '../values/value-ids'

/** How much of the year's cap a purchase uses. */
export type EmployeeDiscount = { readonly taking: Taking | null; readonly notice: Flash | null }

const NONE: EmployeeDiscount = { taking: null, notice: null }

/**
 * Prices a cart with the employee discount if the terms are accepted and the goods fit into what is left of the year's cap.
 * Otherwise the price is everybody's, and the shopper is told why.
 */
export async function priceForEmployee(
  db: Db,
  session: Session | null,
  toPrice: CartToPrice,
  price: (cart: CartToPrice) => PricedCart,
): Promise<{ priced: PricedCart; employee: EmployeeDiscount }> {
  // An associate sells for a customer, who is not an employee.
  if (session?.consumerType !== 'EMPLOYEE' || session.associate) return { priced: price(toPrice), employee: NONE }
  if (!session.termsAccepted) {
    return { priced: price(toPrice), employee: { taking: null, notice: notice('EmployeeTermsNotAccepted') } }
  }
  const priced = price({ ...toPrice, audiences: new Set([...toPrice.audiences, 'employee']) })
  if (!priced.working.some(({ condition }) => condition.audience === 'employee')) return { priced, employee: NONE }
  const value = await valueById(db, valueIds.employee(session.consumerNo))
  const left = value?.currency === toPrice.currency ? balanceAt(value, toPrice.at) : 0
  const units = goodsOf(priced)
  if (value && units <= left) return { priced, employee: { taking: { valueId: value.id, units }, notice: null } }
  return { priced: price(toPrice), employee: { taking: null, notice: notice('EmployeeCapReached') } }
}

const goodsOf = ({ lines }: PricedCart): Minor => lines.reduce((sum, { afterOrder }) => sum + afterOrder, 0)

const MESSAGES = {
  EmployeeTermsNotAccepted: 'The employee discount applies once its terms are accepted',
  EmployeeCapReached: 'The employee discount of this year does not cover this bag',
} as const

const notice = (code: keyof typeof MESSAGES): Flash => ({ code, message: MESSAGES[code], details: null })
