import { scopeBind } from 'effector'
import { consentGiven } from '../../core/consent'
import { allDismissed, dialogOpened } from '../../core/dialogs'
import { pageScope } from '../../core/runtime/scope'
import { started } from '../../core/runtime/started'
import type { ShopConfig } from '../../core/site/contracts'
import { cartPort } from './cart-port'
import { hearStores, tellBoth } from './host-events'
import { elementFor } from './opening'
import type { Hearing, Shop } from './shop-port'

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
  return {
    cart: cartPort(pageScope, refusal => tell('error', refusal)),
    async open(name, props = {}) {
      const element = await elementFor(name, props, define)
      await element.arrive()
      show({ name, owner: element.key, props })
    },
    close: scopeBind(allDismissed, inPage),
    consent: agree,
  }
}
