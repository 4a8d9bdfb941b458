import { endpoints } from '../../../../core/cart/endpoints'
import { saveNewCart, openForWrite } from '../../carts/open'
import { fail } from '../../failure'
import { mountWrite } from '../../plugins/mount-write'
import type { ServiceApp } from '../../plugins/service'
import { couponCode, couponRefusal } from '../../pricing/coupons'
import { commerceSettings } from '../../repositories/commerce-settings'
import { isRedeemed, redeemersOf } from '../../repositories/coupon-redemptions'

const MAX = 10

export function couponRoutes(app: ServiceApp): void {
  mountWrite(
    app,
    endpoints.applyCoupon,
    async (call, tx) => {
      const code = couponCode(call.body.code)
      const cart = await openForWrite(call, tx, call.body.cartId)
      const { document } = cart.row
      const { promotions } = await commerceSettings(call.db, tx)
      const promotion = promotions.find(known => known.couponCode === code) ?? null
      const refusal = couponRefusal(code, promotion, {
        at: new Date(),
        coupons: document.coupons,
        redeemed: await isRedeemed(tx, code, redeemersOf(cart.row, call.shopper().email)),
      })
      if (refusal) throw fail(refusal)
      if (document.coupons.length >= MAX) throw fail('PRM160')
      return saveNewCart(call, tx, cart, { ...document, coupons: [...document.coupons, code] })
    },
    { limit: 'coupon' },
  )

  mountWrite(app, endpoints.removeCoupon, async (call, tx) => {
    const code = couponCode(call.body.code)
    const cart = await openForWrite(call, tx, call.body.cartId)
    const { document } = cart.row
    if (!document.coupons.includes(code)) throw fail('PRM130')
    return saveNewCart(call, tx, cart, { ...document, coupons: document.coupons.filter(known => known !== code) })
  })
}
