import '../../core/wiring/cart/cart-says-what-failed'
import { createWatch, type Scope, scopeBind } from 'effector'
import { $say } from '../../core/errors/sentences'
import { $toasts, type Message, noticed, toastShown } from '../../core/notices'
import type { Tell } from './tell'

let isHeard = false

/** Shows a toast for what no widget asked for, and tells the page. By then core's wiring may have shown it, and it is not repeated. */
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
