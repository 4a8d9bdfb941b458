import { createWatch, type Scope, type Unit } from 'effector'
import { $cart } from '../../core/cart'
import { $dialogs, type Dialog } from '../../core/dialogs'
import { tellAt } from './events'
import type { Fact, Hearing } from './shop-port'

/** How a fact reaches the page: `till.on` and a DOM event of the document, both. */
export type Tell = <Name extends keyof Fact>(name: Name, detail: Fact[Name]) => void

/** Gives the page's two ears as one. */
export function tellBoth({ tell }: Hearing): Tell {
  return (name, detail) => {
    tell(name, detail)
    tellAt(document, `till:${name}`, detail)
  }
}

/** Tells the page what happens in the shop's stores; what opens and closes, at its element. */
export function hearStores(scope: Scope, tell: Tell): void {
  const hear = <Value>(unit: Unit<Value>, fn: (value: Value) => void) => createWatch({ unit, scope, fn })

  hear($cart.updates, cart => tell('cart', cart))

  let seen: readonly Dialog[] = []
  hear($dialogs.updates, dialogs => {
    for (const dialog of opened(seen, dialogs)) tellOf(dialog, 'till:open')
    for (const dialog of opened(dialogs, seen)) tellOf(dialog, 'till:close')
    seen = dialogs
  })
}

/** The dialogs that are open after and were not before. */
function opened(before: readonly Dialog[], after: readonly Dialog[]): readonly Dialog[] {
  const isOpen = ({ state }: Dialog) => state === 'open'
  const known = new Set(before.filter(isOpen).map(({ name, owner }) => `${name} ${owner}`))
  return after.filter(isOpen).filter(({ name, owner }) => !known.has(`${name} ${owner}`))
}

function tellOf({ name, owner }: Dialog, type: 'till:open' | 'till:close'): void {
  const elements = Document.prototype.querySelectorAll.call(document, `till-${name}`)
  tellAt([...elements].find(element => Reflect.get(element, 'key') === owner) ?? document, type, { name })
}
