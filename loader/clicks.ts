/** What a page's own element asks for when it is pressed. */
export type Wish =
  | { readonly open: string; readonly props: Record<string, string> }
  | { readonly add: { readonly productId: string; readonly upc?: string; readonly qty: number } }

/**
 * Hears presses of `data-till-open` and `data-till-add`, whenever their elements came. The page's own listeners go
 * first and may prevent it; without the shop a link still goes to its page, so it also does when `grant` rejects.
 */
export function hearClicks(grant: (wish: Wish) => Promise<unknown>): void {
  const hear = (event: MouseEvent) => {
    const { target, defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event
    if (defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return
    const asking: Element | null = Element.prototype.closest.call(target, '[data-till-open],[data-till-add]')
    if (!(asking instanceof HTMLElement)) return
    event.preventDefault()
    grant(wishOf(asking)).catch(() => {
      const link = asking.closest('a')
      if (link?.href) location.assign(link.href)
    })
  }
  EventTarget.prototype.addEventListener.call(document, 'click', hear as EventListener)
}

function wishOf(asking: HTMLElement): Wish {
  const data = dataOf(asking)
  const { tillOpen, tillAdd: productId, tillVariant: upc, tillQty } = data
  if (tillOpen !== undefined) return { open: tillOpen, props: propsOf(data) }
  if (!upc) return { open: 'quick-shop', props: { product: productId ?? '' } }
  return { add: { productId: productId ?? '', upc, qty: Number(tillQty) || 1 } }
}

/** `data-till-product` is the property `product`. */
function propsOf(data: DOMStringMap): Record<string, string> {
  const props: Record<string, string> = {}
  for (const [name, value] of Object.entries(data)) {
    const property = /^till([A-Z].*)/.exec(name)?.[1]
    if (property && property !== 'Open') props[property.charAt(0).toLowerCase() + property.slice(1)] = value ?? ''
  }
  return props
}

// A form's field named dataset would hide the form's own.
function dataOf(asking: HTMLElement): DOMStringMap {
  return Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'dataset')?.get?.call(asking) ?? {}
}
