import { attach, scopeBind } from 'effector'
import { asShopError, hasCode } from '../errors/shop-error'
import { inTurn } from '../http/in-turn'
import { requestFx } from '../http/request'
import { holdTokenFx } from '../http/token'
import { newId } from '../runtime/ids'
import type { Cart } from '../shapes/cart'
import type { CartItem } from '../shapes/cart-item'
import { $config } from '../site/config'
import { DEFAULT_MAX_QTY, type NewItem } from './contracts'
import { endpoints } from './endpoints'
import { loadLastSeen } from './last-seen'
import { type Addition, moved, type Queued } from './operations'

const createCartFx = requestFx(endpoints.createCart)
const createCartWithItemFx = requestFx(endpoints.createCartWithItem)
const addItemFx = requestFx(endpoints.addItem)
const updateItemFx = requestFx(endpoints.updateItem)
const removeItemFx = requestFx(endpoints.removeItem)
const applyCouponFx = requestFx(endpoints.applyCoupon)
const removeCouponFx = requestFx(endpoints.removeCoupon)

/** What an operation came to; `rebuiltFrom` are the lines of a cart that had to be built anew, `wasRefused` where it was another's. */
export type Performed = { operation: Queued; cart: Cart; rebuiltFrom: readonly CartItem[] | null; wasRefused: boolean }

type Known = { basketId: string | null; items: readonly CartItem[] }

/** Does one thing to the cart; a cart that is gone, or another's, is built anew from its lines, once (spec/1 §8). */
export const performFx = attach({
  source: $config,
  async effect(config, { operation, known }: { operation: Queued; known: Known }): Promise<Performed> {
    const calls = bound()
    const lock = `till:${config.key}:cart`
    const keptId = () => loadLastSeen(config.key)?.basketId ?? null
    const { items } = known
    await calls.hold({})
    try {
      // Two tabs that begin a cart at once begin one.
      const basketId = known.basketId ?? (operation.kind === 'add' ? null : keptId())
      if (basketId) return done(await act(calls, operation, basketId))
      return await inTurn(lock, async () => {
        const begun = keptId()
        return done(begun ? await act(calls, operation, begun) : await begin(calls, operation))
      })
    } catch (thrown) {
      const error = asShopError(thrown)
      if (!hasCode(error, 'BSK404', 'AUT498')) throw error
      const wasRefused = hasCode(error, 'AUT498')
      return inTurn(lock, async () => {
        const rebuilt = await rebuild(calls, items)
        const again = moved({ ...operation, id: newId() }, items, rebuilt.items)
        const cart = again ? await act(calls, again, rebuilt.basketId) : rebuilt
        return { operation, cart, rebuiltFrom: items, wasRefused }
      })
    }

    function done(cart: Cart): Performed {
      return { operation, cart, rebuiltFrom: null, wasRefused: false }
    }
  },
})

/** Builds a cart anew from lines that are known; what can no longer be had stays out. */
export const rebuildFx = attach({
  source: $config,
  effect: (config, items: readonly CartItem[]) => {
    const calls = bound()
    return inTurn(`till:${config.key}:cart`, () => rebuild(calls, items))
  },
})

function bound() {
  const safe = { safe: true } as const
  return {
    hold: scopeBind(holdTokenFx, safe),
    create: scopeBind(createCartFx, safe),
    createWith: scopeBind(createCartWithItemFx, safe),
    add: scopeBind(addItemFx, safe),
    update: scopeBind(updateItemFx, safe),
    remove: scopeBind(removeItemFx, safe),
    apply: scopeBind(applyCouponFx, safe),
    take: scopeBind(removeCouponFx, safe),
  }
}

type Calls = ReturnType<typeof bound>

function act(calls: Calls, operation: Queued, cartId: string): Promise<Cart> {
  const transactionId = operation.id
  switch (operation.kind) {
    case 'add':
      return calls.add({ transactionId, body: { ...asNewItem(operation.item), cartId } })
    case 'change': {
      const { itemId, qty, upc, productId } = operation
      const body = { cartId, itemId, qty, ...(upc ? { upc } : {}), ...(productId ? { productId } : {}) }
      return calls.update({ transactionId, params: { basketId: cartId }, body })
    }
    case 'remove':
      return calls.remove({ transactionId, body: { cartId, itemId: operation.itemId } })
    case 'apply-coupon':
      return calls.apply({ transactionId, body: { cartId, code: operation.code } })
    case 'remove-coupon':
      return calls.take({ transactionId, body: { cartId, code: operation.code } })
  }
}

async function begin(calls: Calls, operation: Queued): Promise<Cart> {
  const { id: transactionId } = operation
  if (operation.kind === 'add') return calls.createWith({ transactionId, body: asNewItem(operation.item) })
  const cart = await calls.create({ body: {} })
  return 'itemId' in operation ? cart : act(calls, operation, cart.basketId)
}

async function rebuild(calls: Calls, items: readonly CartItem[]): Promise<Cart> {
  let cart: Cart | null = null
  for (const item of items) {
    if (item.bonus) continue
    const { productId, upc, qty, recipeId, giftOption } = item
    const body = { ...asNewItem({ productId, upc, qty, recipeId, giftOption }) }
    try {
      cart = cart ? await calls.add({ body: { ...body, cartId: cart.basketId } }) : await calls.createWith({ body })
    } catch (thrown) {
      const error = asShopError(thrown)
      if (error.kind !== 'http' || error.status >= 500) throw error
    }
  }
  return cart ?? calls.create({ body: {} })
}

function asNewItem({ by: _by, giftOption, ...item }: Addition): NewItem {
  const isWhole = giftOption?.to && giftOption.email && giftOption.message
  return { maxQty: DEFAULT_MAX_QTY, ...item, qty: item.qty ?? 1, ...(isWhole ? { giftOption } : {}) }
}
