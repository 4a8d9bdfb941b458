import type { Flash } from '../../../core/shapes/flash'
import type { Session } from '../calls/context'
import type { Db } from '../database/transaction'
import type { CartToPrice, PricedCart } from '../pricing/types'
import { valueById } from '../repositories/stored-values'
import { valueIds } from '../values/value-ids'
import { NO_DISCOUNT, type OwnPrice, priceWithin } from './own-discount'

/** Prices an employee's cart with the employees' discount where its terms are accepted and the year's cap covers the cart. */
export async function priceForEmployee(
  db: Db,
  { consumerNo, termsAccepted, associate }: Session,
  toPrice: CartToPrice,
  price: (cart: CartToPrice) => PricedCart,
): Promise<OwnPrice> {
  // An associate sells for a customer, who is no employee.
  if (associate) return { priced: price(toPrice), own: NO_DISCOUNT }
  if (!termsAccepted) {
    return { priced: price(toPrice), own: { taking: null, notice: notice('EmployeeTermsNotAccepted') } }
  }
  const value = await valueById(db, valueIds.employee(consumerNo))
  return priceWithin({ audience: 'employee', value, beyond: notice('EmployeeCapReached') }, toPrice, price)
}

const MESSAGES = {
  EmployeeTermsNotAccepted: 'The employee discount applies once its terms are accepted',
  EmployeeCapReached: 'The employee discount of this year does not cover this bag',
} as const

const notice = (code: keyof typeof MESSAGES): Flash => ({ code, message: MESSAGES[code], details: null })
