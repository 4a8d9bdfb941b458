import { attach, createEffect, createEvent, createStore, scopeBind } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { loadLateFx } from '../runtime/late'
import type { BotAction } from '../shapes/bot-action'
import { loaded } from './loaded'

export type BotCheck = {
  /** Brings the files that `tokenFor` needs. */
  readonly load?: () => Promise<unknown>
  readonly tokenFor: (action: BotAction) => Promise<string>
  /** Asks the shopper on the page; null if they do not answer. */
  readonly challenge?: (appId: string, locale: string) => Promise<string | null>
}

export const sandboxBotCheck: BotCheck = {
  tokenFor: async action => `sandbox-${action}`,
  challenge: async (_appId, locale) => (await loaded(import('./sandbox-challenge'))).askInPage(locale),
}

export const botCheckGiven = createEvent<BotCheck>()

export const $botCheck = createStore<BotCheck>(sandboxBotCheck, { serialize: 'ignore' }).on(
  botCheckGiven,
  (_current, botCheck) => botCheck,
)

const loadFx = attach({ effect: loadLateFx })

const loadCheckFx = attach({ source: $botCheck, effect: async ({ load }) => load?.() })

const tokenFx = attach({
  source: $botCheck,
  effect: (botCheck, action: BotAction) => botCheck.tokenFor(action),
})

/** Fails if its files do not come, like a call without an answer. No token if the check itself fails: the service decides. Attach an effect of your own, since others may use it at the same time. */
export const askBotCheckFx = createEffect<BotAction, string | undefined, ShopError>(async action => {
  const load = scopeBind(loadFx, { safe: true })
  const loadCheck = scopeBind(loadCheckFx, { safe: true })
  const token = scopeBind(tokenFx, { safe: true })
  await load()
  await loadCheck()
  return token(action).catch(() => undefined)
})
