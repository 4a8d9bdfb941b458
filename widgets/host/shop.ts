import { scopeBind } from 'effector'
import { consentGiven } from '../../core/consent'
import { allDismissed, dialogOpened } from '../../core/dialogs'
import { pageScope } from '../../core/runtime/scope'
import { started } from '../../core/runtime/started'
import type { ShopConfig } from '../../core/site/contracts'
import { cartPort } from './cart-port'
import { hearStores, tellBoth } from './host-events'
import { elementFor } from './opening'
import type { Hearing, OpenProps, Shop } from './shop-port'
import { wishOf } from './wish'

const inPage = { scope: pageScope }
const start = scopeBind(started, inPage)
const show = scopeBind(dialogOpened, inPage)
const agree = scopeBind(consentGiven, inPage)

/** Starts the shop's core in the page's one scope, and gives scripts their hands. */
export function startShop(config: ShopConfig, hearing: Hearing, define: (tag: string) => Promise<void>): Shop {
  const tell = tellBoth(hearing)
  hearStores(pageScope, tell)
  start(config)
  if (hearing.consent) agree(hearing.consent)
  tell('ready', undefined)

  const cart = cartPort(pageScope, refusal => tell('error', refusal))

  async function open(name: string, props: OpenProps = {}) {
    const element = await elementFor(name, props, define)
    await element.arrive()
    show({ name, owner: element.key, props })
  }

  return {
    cart,
    open,
    async grant(asking) {
      const wish = wishOf(asking)
      if ('open' in wish) return open(wish.open, wish.props)
      const { productId } = wish.add
      // What became of it is seen in the bag; what was refused, where the product is chosen.
      await cart.add(wish.add).then(
        () => open('mini-cart'),
        () => open('quick-shop', { product: productId }),
      )
    },
    close: scopeBind(allDismissed, inPage),
    consent: agree,
  }
}
