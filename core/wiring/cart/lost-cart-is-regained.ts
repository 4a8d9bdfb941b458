import { attach, scopeBind } from 'effector'
import { cartAnswered } from '../../cart'
import { type LostCart, regainFx } from '../../cart/upkeep'
import { $wholeCart } from '../../cart/whole-cart'
import { restoreFx } from '../../checkout/lost-cart'
import { regainCartFx } from '../../http/cart-call'

// In checkout a lost cart is rebuilt with its lines, addresses and methods.

// Calls that find the same cart lost share one rebuild.
const underway = new Map<string, Promise<string>>()

const bringBackFx = attach({
  source: $wholeCart,
  effect(before, lost: LostCart): Promise<string> {
    const { basketId } = lost
    const answer = scopeBind(cartAnswered, { safe: true })
    const regain = scopeBind(regainFx, { safe: true })
    const restore = scopeBind(restoreFx, { safe: true })
    const pending = underway.get(basketId)
    if (pending) return pending
    const bringing = regain(lost)
      .then(async cart => {
        answer(cart)
        if (before?.basketId === basketId) await restore({ before, basketId: cart.basketId })
        return cart.basketId
      })
      .finally(() => underway.delete(basketId))
    underway.set(basketId, bringing)
    return bringing
  },
})

regainCartFx.use(lost => scopeBind(bringBackFx, { safe: true })(lost))
