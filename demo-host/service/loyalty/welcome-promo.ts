import type { Infer } from 'superstruct'
import type { WelcomePromo } from '../../../core/loyalty/contracts'
import type { CallContext } from '../calls/context'
import { localised } from '../languages/localised'
import { commerceSettings } from '../repositories/commerce-settings'
import { comparable } from '../repositories/consumers'
import { isRedeemed } from '../repositories/coupon-redemptions'

/** The welcome coupon of members. */
const WELCOME = 'WELCOME10'

/** Null if the member has used the coupon, or it is not valid now. */
export async function welcomePromo(call: CallContext): Promise<Infer<typeof WelcomePromo>['promo']> {
  const { promotions } = await commerceSettings(call.db, call.db)
  const promotion = promotions.find(({ couponCode }) => couponCode === WELCOME)
  if (!promotion) return null
  const { consumerNo, email } = call.shopper()
  const subjects = [`consumer:${consumerNo}`, ...(email ? [`email:${comparable(email)}`] : [])]
  if (await isRedeemed(call.db, WELCOME, subjects)) return null
  return { code: WELCOME, name: localised(promotion.name, call) }
}
