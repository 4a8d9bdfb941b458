import { createWatch, type Scope, scopeBind } from 'effector'
import type { ShopError } from '../../core/errors/shop-error'
import { $say } from '../../core/errors/sentences'
import { noticed, toastShown } from '../../core/notices'
import type { Tell } from './host-events'

let isHeard = false

/** Says in a toast what no widget asked for, and tells the page. */
export function sayInPassing(scope: Scope, tell: Tell, { code, message }: Pick<ShopError, 'code' | 'message'>): void {
  if (!isHeard) {
    isHeard = true
    createWatch({
      unit: noticed,
      scope,
      fn: ({ kind, code, message = '' }) =>
        tell('notice', { kind, code, message: scope.getState($say)({ code, message }) }),
    })
  }
  scopeBind(toastShown, { scope })({ code, message, tone: 'danger' })
}
