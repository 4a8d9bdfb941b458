import { attach, createEvent, createStore } from 'effector'
import { $config } from '../site/config'
import { loaded } from './loaded'
import type { Parts } from './write-call'

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

const $botCheck = createStore<BotCheck>(sandboxBotCheck, { serialize: 'ignore' }).on(
  botCheckGiven,
  (_current, botCheck) => botCheck,
)

/** No token if the check itself fails: the service decides. Attach an effect of your own, since others may use it at the same time. */
export const askBotCheckFx = attach({
  source: $botCheck,
  effect: (botCheck, action: BotAction): Promise<string | undefined> =>
    botCheck.tokenFor(action).catch(() => undefined),
})

/** Repeats the call with what a 403 with an `appId` asks for; null without an answer. */
export const answerChallengeFx = attach({
  source: { botCheck: $botCheck, config: $config },
  effect: async (known, challenged: { appId: string; parts: Parts }) =>
    (await loaded(import(/* chunk: late */ './answer-challenge'))).answerChallenge(known, challenged),
})
