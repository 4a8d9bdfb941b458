import { attach, scopeBind } from 'effector'
import { cartAnswered } from '../../cart'
import { type Taken, takeInFx } from '../../cart/upkeep'
import { $wholeCart, wholeCart } from '../../cart/whole-cart'
import { restoreFx } from '../../checkout/lost-cart'

// In checkout a lost cart gets its addresses and methods back too, unless somebody else may be here by now.

const takeInAllFx = attach({
  source: $wholeCart,
  async effect(before, { lost, cart, isOthers }: Taken): Promise<void> {
    const restore = scopeBind(restoreFx, { safe: true })
    scopeBind(cartAnswered, { safe: true })(cart)
    if (before?.basketId === lost.basketId && !isOthers) await restore({ before, cart: wholeCart(cart) })
  },
})

takeInFx.use(taken => scopeBind(takeInAllFx, { safe: true })(taken))
