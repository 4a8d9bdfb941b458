import type { Cart } from '../shapes/cart'
import type { HostCart } from '../shapes/host-cart'

type Counted = HostCart & Pick<Cart, 'revision'>

/** Null if nobody can say: the service counts no changes, or these are two carts. */
export function isOlder(answer: Counted, known: Counted | null): boolean | null {
  if (answer.basketId !== known?.basketId || answer.revision === undefined || known.revision === undefined) return null
  return answer.revision < known.revision
}

/** The newer cart with the flashes of an older answer, but for those about a line that has changed since. */
export function withFlashOf<Known extends HostCart>(known: Known, { flash, items }: HostCart): Known {
  const lineOf = (lines: HostCart['items'], itemId: string) => {
    const line = lines.find(({ id }) => id === itemId)
    return line && `${line.upc} ${line.qty}`
  }
  const isTrue = (itemId: string) => lineOf(items, itemId) === lineOf(known.items, itemId)
  return { ...known, flash: flash.filter(({ itemId }) => !itemId || isTrue(itemId)) }
}
