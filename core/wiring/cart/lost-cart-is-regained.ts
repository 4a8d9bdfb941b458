import { attach, scopeBind } from 'effector'
import { cartAnswered } from '../../cart'
import { type Taken, takeInFx } from '../../cart/upkeep'
import { $wholeCart, wholeCart } from '../../cart/whole-cart'
import { loaded } from '../../http/loaded'
import { keepScope } from '../../runtime/within'

// In checkout a lost cart gets its addresses and methods back too, unless somebody else may be here by now.

const takeInAllFx = attach({
  source: $wholeCart,
  async effect(before, { lost, cart, isOthers }: Taken): Promise<void> {
    const within = keepScope()
    const isKept = before?.basketId === lost.basketId && !isOthers
    const late = isKept ? await loaded(import('../../checkout/lost-cart')) : null
    within(() => cartAnswered(cart))
    if (late && before) await within(() => late.restoreFx({ before, cart: wholeCart(cart) }))
  },
})

takeInFx.use(taken => scopeBind(takeInAllFx, { safe: true })(taken))
