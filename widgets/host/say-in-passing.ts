import '../../core/wiring/cart/cart-says-what-failed'
import { createWatch, type Scope, scopeBind } from 'effector'
import { $say } from '../../core/errors/sentences'
import { $toasts, type Message, noticed, toastShown } from '../../core/notices'
import type { Tell } from './tell'

let isHeard = false

/**
 * Says in a toast what no widget asked for, and tells the page. Once this file is here, so is core's own wiring that says it:
 * what stands in a toast already is not said again.
 */
export function sayInPassing(scope: Scope, tell: Tell, message: Message): void {
  const isFirst = !isHeard
  if (isFirst) {
    isHeard = true
    createWatch({
      unit: noticed,
      scope,
      fn: ({ kind, code, message = '', details }) =>
        tell('notice', { kind, code, message: scope.getState($say)({ code, message, details }) }),
    })
  }
  const isSaid = scope.getState($toasts).some(({ code }) => code === message.code)
  if (!isSaid) scopeBind(toastShown, { scope })({ ...message, tone: 'danger' })
  else if (isFirst) scopeBind(noticed, { scope })({ ...message, kind: 'toast' })
}
