import type { Scope } from 'effector'
import { asShopError } from '../../core/errors/shop-error'
import { $errorText } from '../../core/errors/sentences'
import type { Refusal } from './shop-port'

export type ScriptCall = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

/** How calls of scripts are made: a refusal rejects with an `Error`, and is also published as `error`. */
export function scriptCalls(scope: Scope, refused: (refusal: Refusal) => void): ScriptCall {
  return async work => {
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
}
