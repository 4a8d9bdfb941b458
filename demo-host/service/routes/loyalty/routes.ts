import fp from 'fastify-plugin'
import { endpoints } from '../../../../core/loyalty/endpoints'
import { saveNewCart, openForWrite } from '../../carts/open'
import type { CartDocument } from '../../documents/cart'
import { fail } from '../../failure'
import { LOYALTY_TOKEN_SECONDS, loyaltyToken } from '../../loyalty/loyalty-token'
import { REFERRAL_POINTS, saveRecommender } from '../../loyalty/referral'
import { memberOf } from '../../loyalty/membership'
import { memberNamed } from '../../repositories/profiles'
import { sweepPoints } from '../../loyalty/sweep-points'
import { welcomePromo } from '../../loyalty/welcome-promo'
import { readLoyalty, voucherFor } from '../../loyalty/vouchers'
import { withoutRewards } from '../../payments/with-instrument'
import { mount } from '../../plugins/mount'
import { mountWrite } from '../../plugins/mount-write'
import { every } from '../../plugins/sweeps'

const POINTS_SECONDS = 60

/** Mounts points and vouchers, and lets points end. */
export const loyaltyRoutes = fp(
  async app => {
    every(app, POINTS_SECONDS, 'points', () => sweepPoints(app.service.db))
    mount(app, endpoints.readVouchers, async call => readLoyalty(call.db, await memberOf(call, call.db), call.currency))

    mount(app, endpoints.readWelcomePromo, async call => {
      await memberOf(call, call.db)
      return { promo: await welcomePromo(call) }
    })

    mount(app, endpoints.exchangeLoyaltyToken, async call => {
      const { db, body, configuration } = call
      const { consumerNo, memberId } = call.shopper()
      if (!memberId) throw fail('4044')
      const { referralCode } = body
      if (referralCode) await saveRecommender(db, configuration, consumerNo, referralCode)
      const token = loyaltyToken(configuration.signingSecret, { consumerNo, memberId }, body.usid)
      return { token, expiresIn: LOYALTY_TOKEN_SECONDS, memberId }
    })

    mount(
      app,
      endpoints.readInvitation,
      async ({ db, query }) => ({
        isValid: (await memberNamed(db, query.referral)) !== null,
        points: REFERRAL_POINTS,
      }),
      { limit: 'invitation' },
    )

    mountWrite(
      app,
      endpoints.applyReward,
      async (call, tx) => {
        const cart = await openForWrite(call, tx, call.params.basketId)
        const { document } = cart.row
        const wanted = call.body.appliedLoyaltyVoucher
        if (!wanted) return saveNewCart(call, tx, cart, { ...document, voucher: null })
        const voucher = await voucherFor(tx, await memberOf(call, tx), wanted.id, pointsIn(document))
        const instruments = withoutRewards(document.instruments)
        return saveNewCart(call, tx, cart, { ...document, instruments, voucher })
      },
      { limit: 'coupon' },
    )
  },
  { name: 'loyalty-routes', dependencies: ['calls'] },
)

/** Points chosen by number; if all were meant, the voucher goes first. */
const pointsIn = ({ instruments }: CartDocument): number =>
  instruments.reduce((sum, known) => sum + (known.method === 'LOYALTY_POINTS' ? (known.points ?? 0) : 0), 0)
