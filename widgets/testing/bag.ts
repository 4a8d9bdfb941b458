import { scopeBind } from 'effector'
import { cartAnswered, cartForgotten } from '../../core/cart'
import { allDismissed } from '../../core/dialogs'
import { pageScope } from '../../core/runtime/scope'
import { started } from '../../core/runtime/started'
import type { Cart } from '../../core/shapes/cart'
import { aCart, anItem } from '../../core/testing/a-cart'
import { clearWidgets, putWidget, testPage } from './put-widget'
import { see, textOf, until } from './see'
import { serve } from './service'
import MiniCartElement from '../mini-cart/mini-cart.widget'

const scope = pageScope
const begin = scopeBind(started, { scope })
const forget = scopeBind(cartForgotten, { scope })
const closeAll = scopeBind(allDismissed, { scope })

/** The service answers this cart. */
export const have = scopeBind(cartAnswered, { scope })

export const shoe = anItem()
export const socks = anItem({ id: 'item-2', productId: 'TQ4407AB13', name: 'Crew socks', qty: 2, maxQty: 3 })

/** A bag with a shoe and two pairs of socks. */
export const bag = (more: Partial<Cart> = {}) => aCart({ items: [shoe, socks], ...more })

/** The same with so many shoes. */
export const bagOf = (shoes: number) =>
  bag({
    items: [{ ...shoe, qty: shoes, price: { ...shoe.price, rowOriginal: 140 * shoes, rowTotal: 112 * shoes } }, socks],
  })

let hasBegun = false

/** The closed widget, as markup puts it on a page. */
export async function put() {
  return putWidget(MiniCartElement, '<till-mini-cart></till-mini-cart>', async () => {
    if (!hasBegun) begin(testPage)
    hasBegun = true
  })
}

/** A bag with these things in it, open. */
export async function opened(cart: Cart = bag()) {
  const widget = await put()
  await widget.arrive()
  have(cart)
  const opener = await see('button', /^Bag/)
  opener.focus()
  opener.click()
  const dialog = await see('dialog', 'Your bag')
  return {
    widget,
    dialog,
    says: (words: string | RegExp) => until(() => new RegExp(words).test(textOf(dialog)), `It does not say ${words}`),
  }
}

/** A service and a page of its own for each test of a file; `service()` is the one of the test that runs. */
export function eachInItsOwnShop() {
  let service: ReturnType<typeof serve>

  beforeEach(() => {
    localStorage.clear()
    // Nothing is saved for later, which an open bag asks.
    service = serve({ 'GET /wishlists/v2/saveForLater': { saveForLaterId: null, items: [] } })
  })

  afterEach(async () => {
    closeAll()
    forget()
    await until(() => !document.querySelector('till-mini-cart')?.shadowRoot?.querySelector('dialog[open]'))
    clearWidgets()
    service.end()
  })

  return () => service
}
