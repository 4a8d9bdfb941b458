import { attach, scopeBind } from 'effector'
import { requestFx } from '../http/request'
import { holdTokenFx } from '../http/token'
import { DEFAULT_MAX_QTY, type NewItem } from './contracts'
import { adding } from './adding-endpoints'
import { $basketId } from './model'
import type { Addition } from './operations'

const createCartWithItemFx = requestFx(adding.createCartWithItem)
const addItemFx = requestFx(adding.addItem)
const knownFx = attach({ source: $basketId, effect: basketId => basketId })

/** The calls that put a thing into a cart, in the scope of whoever asks, before its first await. */
export function addingCalls() {
  const safe = { safe: true } as const
  return {
    hold: scopeBind(holdTokenFx, safe),
    /** The cart's id as it is known by now. */
    known: scopeBind(knownFx, safe),
    createWith: scopeBind(createCartWithItemFx, safe),
    add: scopeBind(addItemFx, safe),
  }
}

/** What goes over the wire: one of it unless more is wanted, and a gift option only where all of it is filled. */
export function asNewItem({ by: _by, reserve: _reserve, giftOption, ...item }: Addition): NewItem {
  const isWhole = giftOption?.to && giftOption.email && giftOption.message
  return { maxQty: DEFAULT_MAX_QTY, ...item, qty: item.qty ?? 1, ...(isWhole ? { giftOption } : {}) }
}
