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
      const { code, kind, status } = error
      const message = kind === 'usage' ? error.message : scope.getState($errorText)(error)
      const refusal = { code, message, status }
      refused(refusal)
      throw Object.assign(new Error(refusal.message), refusal)
    }
  }

  const enqueue = (operation: Operation, named: unknown, qty = 1) =>
    attempt(() => {
      if (typeof named === 'string' && named && Number.isInteger(qty) && qty > 0) return command(operation)
      throw usageError('usage', `Expected an id and a quantity of 1 or more, got "${String(named)}" and "${qty}".`)
    })

  return {
    add: item => enqueue({ kind: 'add', item: { ...item } }, item?.productId, item?.qty),
    update: change => enqueue({ ...change, kind: 'change' }, change?.itemId, change?.qty ?? 0),
    remove: line => enqueue({ ...line, kind: 'remove' }, line?.itemId),
    get: () =>
      attempt(async () => {
        await scopeBind(loadLateFx, { scope })()
        const { refreshFx } = await loaded(import(/* chunk: late */ '../../core/cart/upkeep'))
        return (await scopeBind(refreshFx, { scope })()) ?? scope.getState($cart)
      }),
  }
}
