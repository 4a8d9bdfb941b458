import { type Scope, scopeBind } from 'effector'
import { $cart, cartCommandFx, type Operation } from '../../core/cart'
import { usageError } from '../../core/errors/shop-error'
import { loaded } from '../../core/http/loaded'
import { loadLateFx } from '../../core/runtime/late'
import type { ScriptCall } from './script-calls'
import type { CartPort } from './shop-port'

/** The cart for scripts. */
export function cartPort(scope: Scope, call: ScriptCall): CartPort {
  const command = scopeBind(cartCommandFx, { scope })

  const enqueue = (operation: Operation, named: unknown, qty = 1) =>
    call(() => {
      if (typeof named === 'string' && named && Number.isInteger(qty) && qty > 0) return command(operation)
      throw usageError('usage', `Expected an id and a quantity of 1 or more, got "${String(named)}" and "${qty}".`)
    })

  return {
    add: item => enqueue({ kind: 'add', item: { ...item } }, item?.productId, item?.qty),
    update: change => enqueue({ ...change, kind: 'change' }, change?.itemId, change?.qty ?? 0),
    remove: line => enqueue({ ...line, kind: 'remove' }, line?.itemId),
    get: () =>
      call(async () => {
        await scopeBind(loadLateFx, { scope })()
        const { refreshFx } = await loaded(import(/* chunk: late */ '../../core/cart/upkeep'))
        return (await scopeBind(refreshFx, { scope })()) ?? scope.getState($cart)
      }),
  }
}
