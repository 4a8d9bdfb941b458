import type { Addition, OpenProps } from './shop-port'

/** What a pressed element of the page asks for. */
export type ElementRequest =
  | { readonly open: string; readonly props: OpenProps }
  | { readonly add: Addition & { readonly qty: number } }

/** Without a variant, `data-till-add` opens the quick shop. */
export function requestOf(element: Element): ElementRequest {
  const { open, ...props } = dataOf(element)
  if (open !== undefined) return { open, props }
  const { add: productId = productAround(element), variant: upc, qty, reserve } = props
  if (!upc) return { open: 'quick-shop', props: { product: productId } }
  return { add: { productId, upc, qty: Number(qty) || 1, reserve: reserve !== undefined } }
}

const { closest, getAttribute, getAttributeNames } = Element.prototype

/** Of the quick shop that was not there yet when it was pressed. */
const productAround = (element: Element): string =>
  closest.call(element, 'till-quick-shop')?.getAttribute('product') ?? ''

const START = 'data-till-'

/** `data-till-close-after-add` is `closeAfterAdd`. From the prototype, because a form's fields could hide the form's own. */
function dataOf(element: Element): Record<string, string> {
  const names = getAttributeNames.call(element).filter(name => name.startsWith(START))
  return Object.fromEntries(
    names.map(name => [
      name.slice(START.length).replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase()),
      getAttribute.call(element, name) ?? '',
    ]),
  )
}
