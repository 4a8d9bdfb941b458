import { createWatch, type Scope, type Unit } from 'effector'
import { $cart, addFailed, customerRefused, itemAdded } from '../../core/cart'
import { $consent } from '../../core/consent'
import { $dialogs } from '../../core/dialogs'
import { messageOf } from '../../core/errors/shop-error'
import { botChallenged } from '../../core/http/send'
import type { Message } from '../../core/notices'
import { heardFromTab } from '../../core/runtime/heard-from-tab'
import { inPage } from '../../core/runtime/page-dom'
import { $session } from '../../core/session'
import { tellDialogs } from './dialog-events'
import { tellAt } from './events'
import type { Fact, Hearing } from './shop-port'

/** How a fact reaches the page: `till.on` and a DOM event of the document, both. */
export type Tell = <Name extends keyof Fact>(name: Name, detail: Fact[Name]) => void

/** Gives the page's two ears as one. */
export function tellBoth({ listeners }: Hearing): Tell {
  return (name, detail) => {
    for (const listener of [...(listeners.get(name) ?? [])]) {
      try {
        listener(detail as never)
      } catch (error) {
        // The page's own mistake, told where its other mistakes are.
        reportError(error)
      }
    }
    tellAt(document, `till:${name}`, detail)
  }
}

/** What the shop shows by itself. */
interface Ways {
  openBag(): void
  placeToasts(): Promise<unknown>
}

/** Tells the page what happens in the shop's stores. */
export function hearStores(scope: Scope, tell: Tell, { openBag, placeToasts }: Ways): void {
  const hear = <Value>(unit: Unit<Value>, fn: (value: Value) => void) => createWatch({ unit, scope, fn })

  hear($cart.updates, cart => tell('cart', cart))
  hear($dialogs.updates, tellDialogs())
  hear(heardFromTab, message => {
    if (message.about === 'order') tell('order', { basketId: message.basketId })
  })
  hear(botChallenged, challenge => tell('bot-challenge', challenge))
  hear($session.updates, session => {
    const consumerType = session?.consumerType ?? 'GUEST'
    tell('session', { consumerType, isSignedIn: consumerType !== 'GUEST' })
  })

  // What was chosen in a quick shop is seen in the bag, where the page has one.
  hear(itemAdded, ({ item }) => {
    if (item.by && hasBag()) openBag()
  })

  // What cannot be fetched is none of the page's own errors; the browser's console names the file.
  const say = (message: Message) =>
    Promise.all([import('./say-in-passing'), placeToasts()])
      .then(([{ sayInPassing }]) => sayInPassing(scope, tell, message))
      .catch(() => {})
  hear(addFailed, ({ item, error }) => {
    if (!item.by) void say(messageOf(error))
  })
  hear(customerRefused, () => void say({ code: 'AUT498' }))

  let follows = false
  hear($consent.updates, ({ performance }) => {
    if (follows || !performance) return
    follows = true
    import('./data-layer')
      .then(({ followCommerce }) => followCommerce(scope, tell))
      .catch(() => {
        follows = false
      })
  })
}

function hasBag(): boolean {
  return inPage('till-mini-cart').length > 0
}
