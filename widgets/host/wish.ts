import type { Addition, OpenProps } from './shop-port'

/** What a pressed element of the page asks for. */
export type Wish =
  | { readonly open: string; readonly props: OpenProps }
  | { readonly add: Addition & { readonly qty: number } }

/** Without a variant, `data-till-add` opens the quick shop. */
export function wishOf(asking: HTMLElement): Wish {
  const data = dataOf(asking)
  const { tillOpen, tillAdd: productId = '', tillVariant: upc, tillQty, tillReserve } = data
  if (tillOpen !== undefined) return { open: tillOpen, props: propsOf(data) }
  if (!upc) return { open: 'quick-shop', props: { product: productId } }
  return { add: { productId, upc, qty: Number(tillQty) || 1, reserve: tillReserve !== undefined } }
}

/** `data-till-product` is the property `product`. */
function propsOf(data: DOMStringMap): OpenProps {
  const props: Record<string, string> = {}
  for (const [name, value] of Object.entries(data)) {
    const property = name.replace(/^till([A-Z])/, (_start, first: string) => first.toLowerCase())
    if (property !== name && property !== 'open') props[property] = value ?? ''
  }
  return props
}

// A form field named dataset would hide the form's own.
function dataOf(asking: HTMLElement): DOMStringMap {
  return Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'dataset')?.get?.call(asking) ?? {}
}
