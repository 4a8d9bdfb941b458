import { attach, createEvent, createStore } from 'effector'

export type BotAction = 'login' | 'register' | 'placeOrder'

export type BotCheck = { readonly tokenFor: (action: BotAction) => Promise<string> }

const sandboxBotCheck: BotCheck = { tokenFor: async action => `sandbox-${action}` }

export const botCheckGiven = createEvent<BotCheck>()

const $botCheck = createStore<BotCheck>(sandboxBotCheck, { serialize: 'ignore' }).on(
  botCheckGiven,
  (_current, botCheck) => botCheck,
)

/**
 * No token if the check itself fails: the service decides. Others may ask at the same time, so attach an effect of
 * your own.
 */
export const askBotCheckFx = attach({
  source: $botCheck,
  effect: (botCheck, action: BotAction): Promise<string | undefined> =>
    botCheck.tokenFor(action).catch(() => undefined),
})
