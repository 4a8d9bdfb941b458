import { attach, createEvent, createStore } from 'effector'

/** What a shopper is about to do, as the bot check names it. */
export type BotAction = 'login' | 'register' | 'placeOrder'

/** A bot check: gives a token for an action, which the service verifies. */
export type BotCheck = { readonly tokenFor: (action: BotAction) => Promise<string> }

/** The sandbox lets everyone pass. */
const sandboxBotCheck: BotCheck = { tokenFor: async action => `sandbox-${action}` }

/** The page brings a bot check of its own. */
export const botCheckGiven = createEvent<BotCheck>()

const $botCheck = createStore<BotCheck>(sandboxBotCheck, { serialize: 'ignore' }).on(
  botCheckGiven,
  (_current, botCheck) => botCheck,
)

/**
 * Asks for a token; none where the check itself does not work: whether that will do is the service's decision. Whoever
 * waits for its answer attaches an effect of their own: others ask too.
 */
export const askBotCheckFx = attach({
  source: $botCheck,
  effect: (botCheck, action: BotAction): Promise<string | undefined> =>
    botCheck.tokenFor(action).catch(() => undefined),
})
