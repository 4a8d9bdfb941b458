import { createWatch, scopeBind } from 'effector'
import { $isSaving } from '../../core/cart'
import { consentGiven } from '../../core/consent'
import { allDismissed, dialogOpened } from '../../core/dialogs'
import { usageError } from '../../core/errors/shop-error'
import { money } from '../../core/format/money'
import { fetchFx } from '../../core/http/fetch'
import { bringRest } from '../../core/runtime/bring-rest'
import { pageScope } from '../../core/runtime/scope'
import { started } from '../../core/runtime/started'
import { whenIdle } from '../../core/runtime/when-idle'
import type { ShopConfig } from '../../core/site/contracts'
import { cartPort } from './cart-port'
import { hearStores, tellBoth } from './host-events'
import { elementFor, oneOf } from './opening'
import type { Hearing, OpenProps, Refusal, Shop } from './shop-port'
import { wishOf } from './wish'

const inPage = { scope: pageScope }
const start = scopeBind(started, inPage)
const show = scopeBind(dialogOpened, inPage)
const dismiss = scopeBind(allDismissed, inPage)
const agree = scopeBind(consentGiven, inPage)

/** Starts the shop's core in the page's one scope, and gives scripts their hands. */
export function startShop(config: ShopConfig, hearing: Hearing, define: (tag: string) => Promise<void>): Shop {
  const tell = tellBoth(hearing)
  const cart = cartPort(pageScope, refusal => tell('error', refusal))

  async function open(name: string, props: OpenProps = {}) {
    const element = await elementFor(name, props, define)
    await element.arrive()
    await new Promise(requestAnimationFrame)
    // Without its view nothing would be seen: whoever asked has another way, a link its page.
    if (!element.shadowRoot?.querySelector('.view')) throw usageError('view', `Expected ${name} to open.`)
    await whenSent()
    show({ name, owner: element.key, props })
  }

  // What a page asks for together, an addition and its bag, goes out before the drawer is drawn. A first addition waits for
  // the browser to say that no other tab makes one.
  async function whenSent() {
    if (!pageScope.getState($isSaving) || pageScope.getState(fetchFx.pending)) return
    await new Promise<void>(resolve => {
      createWatch({ unit: fetchFx, scope: pageScope, fn: () => resolve() })
      setTimeout(resolve, 50)
    })
  }

  // What was added is in the bag, whether it can be shown or not (I11): the page hears no error of it.
  const openBag = () => open('mini-cart').catch(() => {})

  hearStores(pageScope, tell, {
    openBag: () => void openBag(),
    placeToasts: async () => (await oneOf('till-toasts', define)).arrive(),
  })
  if (hearing.consent) agree(hearing.consent)
  start(config)
  const rest = () => void bringRest().catch(() => {})
  for (const type of ['online', 'focus']) addEventListener(type, rest)
  whenIdle(() => {
    // The first sum of a page has the browser load what it knows of money: better now than while somebody waits for it.
    money(0, 'USD', config.locale)
    rest()
  })
  hearing.isRunning = true
  tell('ready', undefined)

  return {
    ...cart,
    open,
    async grant(asking) {
      const wish = wishOf(asking)
      if ('open' in wish) return open(wish.open, wish.props)
      await cart.add(wish.add).then(
        openBag,
        // A refusal is told in a toast; what nobody answered waits in the bag.
        (refusal: Refusal) => (refusal.status ? undefined : openBag()),
      )
    },
    close: async () => dismiss(),
    consent: agree,
  }
}
