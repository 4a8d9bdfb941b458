import { type Scope, scopeBind } from 'effector'
import { $cart, cartCommandFx, type Operation } from '../../core/cart'
import { asShopError, usageError } from '../../core/errors/shop-error'
import { $errorText } from '../../core/errors/sentences'
import { loaded } from '../../core/http/loaded'
import { loadLateFx } from '../../core/runtime/late'
import type { CartPort, Refusal } from './shop-port'

/** The cart for scripts. A refusal rejects, and is also published as `error`. */
export function cartPort(scope: Scope, refused: (refusal: Refusal) => void): CartPort {
  const command = scopeBind(cartCommandFx, { scope })

  async function attempt<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work()
    } catch (thrown) {
      const error = asShopError(thrown)
      const refusal = { code: error.code, message: scope.getState($errorText)(error), status: error.status }
      refused(refusal)
      throw Object.assign(new Error(refusal.message), refusal)
    }
  }

  const ask = (operation: Operation, named: unknown, qty = 1) =>
    attempt(() => {
      if (typeof named === 'string' && named && Number.isInteger(qty) && qty > 0) return command(operation)
      throw usageError('usage', `Expected an id and a quantity of 1 or more, got "${String(named)}" and "${qty}".`)
    })

  return {
    add: item => ask({ kind: 'add', item: { ...item } }, item?.productId, item?.qty),
    update: ({ itemId, qty }) => ask({ kind: 'change', itemId, qty }, itemId, qty ?? 0),
    remove: ({ itemId }) => ask({ kind: 'remove', itemId }, itemId),
    get: () =>
      attempt(async () => {
        await scopeBind(loadLateFx, { scope })()
        const { refreshFx } = await loaded(import(/* chunk: late */ '../../core/cart/upkeep'))
        return (await scopeBind(refreshFx, { scope })()) ?? scope.getState($cart)
      }),
  }
}
