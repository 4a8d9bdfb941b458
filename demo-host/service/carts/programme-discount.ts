import type { Flash } from '../../../core/shapes/flash'
import type { Db } from '../database/transaction'
import type { CartToPrice, PricedCart } from '../pricing/types'
import { programmeCredit } from '../repositories/stored-values'
import { NO_DISCOUNT, type OwnPrice, priceWithin } from './own-discount'

/** Prices the cart of a trade or industry member with their programme's discount, as far as the year's credit goes. */
export async function priceForProgramme(
  db: Db,
  consumerNo: string,
  toPrice: CartToPrice,
  price: (cart: CartToPrice) => PricedCart,
): Promise<OwnPrice> {
  const value = hasProgrammes(toPrice) ? await programmeCredit(db, consumerNo) : undefined
  if (!value) return { priced: price(toPrice), own: NO_DISCOUNT }
  return priceWithin({ audience: value.kind, value, beyond: BEYOND }, toPrice, price)
}

/** Most carts are of shops or shoppers without one: they cost no query. */
const hasProgrammes = ({ lines, promotions }: CartToPrice): boolean =>
  lines.length > 0 && promotions.some(({ condition: { audience } }) => audience === 'ipa' || audience === 'wranx')

const BEYOND: Flash = {
  code: 'ProgrammeCreditReached',
  message: 'The credit of this year does not cover this bag',
  details: null,
}
