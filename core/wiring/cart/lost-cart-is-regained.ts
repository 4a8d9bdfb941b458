import { attach, scopeBind } from 'effector'
import { cartAnswered } from '../../cart'
import { type LostCart, regainFx } from '../../cart/upkeep'
import { $wholeCart } from '../../cart/whole-cart'
import { restoreFx } from '../../checkout/lost-cart'
import { regainCartFx } from '../../http/cart-call'

// In checkout a cart that is gone comes back with its lines, and with the addresses and methods that it had.

// Calls that find the same cart gone at once wait for the same new one.
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
