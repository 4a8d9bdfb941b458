import { attach, createEffect, createEvent, createStore, scopeBind } from 'effector'
import { loadLateFx } from '../runtime/late'
import type { BotAction } from '../shapes/bot-action'
import { loaded } from './loaded'

export type BotCheck = {
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

const tokenFx = attach({
  source: $botCheck,
  effect: (botCheck, action: BotAction) => botCheck.tokenFor(action),
})

/** No token if the check itself fails: the service decides. Attach an effect of your own, since others may use it at the same time. */
export const askBotCheckFx = createEffect((action: BotAction): Promise<string | undefined> => {
  const token = scopeBind(tokenFx, { safe: true })
  return scopeBind(loadFx, { safe: true })()
    .then(() => token(action))
    .catch(() => undefined)
})
