import { attach, combine, createStore, scopeBind, type StoreValue } from 'effector'
import { hasCode, usageError } from '../../errors/shop-error'
import type { Lost, Regained } from '../../http/cart-call'
import { keepScope } from '../../runtime/within'
import { $config } from '../../site/config'
import { boundChanges } from '../changes'
import { withoutRecipients } from '../last-seen'
import { $basketId, $coupons, $endings, $isApart, $items } from '../model'
import { customerRefused } from '../queue'

export const $known = combine({
  basketId: $basketId,
  items: $items,
  coupons: $coupons,
  isApart: $isApart,
  endings: $endings,
})

/** `known` as of when the call began; by default as of now. */
export type LostCart = Lost & { readonly known?: StoreValue<typeof $known> }

/** The new cart of each lost one. */
export const $successors = createStore<Readonly<Record<string, Regained>>>({})

/** Rebuilds the shopper's cart; later callers and other tabs get the same one. Null if it is not their cart any more. */
export const regainFx = attach({
  source: { now: $known, successors: $successors, config: $config },
  async effect({ now, successors, config }, { basketId, error, known = now }: LostCart) {
    const within = keepScope()
    const { read } = boundChanges()
    const tellRefused = scopeBind(customerRefused, { safe: true })
    const readCart = (id: string) => read({ params: { basketId: id } })
    const successor = successors[basketId]
    if (successor) return { cart: await readCart(successor.basketId), isOthers: successor.isOthers }
    if (known.basketId !== basketId) return null
    // An express basket is not rebuilt.
    if (known.isApart) throw usageError('BSK404', '')
    if (known.endings !== now.endings || (now.basketId ?? basketId) !== basketId) return null
    const isOthers = hasCode(error, 'AUT498') || now.basketId === null
    const lost = isOthers ? withoutRecipients(known) : known
    try {
      const parts = Promise.all([import('../recover'), import(/* chunk: calls */ '../carry-out')])
      const [{ rebuild, boundCalls, leftOf }, { createInTurn }] = await parts.catch(() => Promise.reject(error))
      const calls = within(boundCalls)
      const cart = await createInTurn(config.key, storedId =>
        storedId && storedId !== basketId ? readCart(storedId) : rebuild(calls, leftOf(config.key, lost, error)),
      )
      if (hasCode(error, 'AUT498')) tellRefused()
      return { cart, isOthers }
    } catch (failure) {
      // Not as a call without an answer: such an order would be sent again.
      throw isOthers ? usageError('BSK404', '') : failure
    }
  },
})

$successors.on(regainFx.done, (successors, { params, result }) =>
  result
    ? { ...successors, [params.basketId]: { basketId: result.cart.basketId, isOthers: result.isOthers } }
    : successors,
)
