import { attach, createEvent, createStore } from 'effector'
import { loaded } from './loaded'

export type BotAction = 'login' | 'register' | 'placeOrder'

export type BotCheck = {
  readonly tokenFor: (action: BotAction) => Promise<string>
  /** Asks the shopper on the page; null if they do not answer. */
  readonly challenge?: (appId: string, locale: string) => Promise<string | null>
}

const sandboxBotCheck: BotCheck = {
  tokenFor: async action => `sandbox-${action}`,
  challenge: async (_appId, locale) => (await loaded(import('./sandbox-challenge'))).askInPage(locale),
}

export const botCheckGiven = createEvent<BotCheck>()

export const $botCheck = createStore<BotCheck>(sandboxBotCheck, { serialize: 'ignore' }).on(
  botCheckGiven,
  (_current, botCheck) => botCheck,
)

/** No token if the check itself fails: the service decides. Attach an effect of your own, since others may use it at the same time. */
export const askBotCheckFx = attach({
  source: $botCheck,
  effect: (botCheck, action: BotAction): Promise<string | undefined> =>
    botCheck.tokenFor(action).catch(() => undefined),
})
