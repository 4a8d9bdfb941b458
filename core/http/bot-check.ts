import { attach, createEvent, createStore } from 'effector'
import { $config } from '../site/config'
import { loaded } from './loaded'
import type { Parts } from './write-call'

export type BotAction = 'login' | 'register' | 'placeOrder'

export type BotCheck = {
  readonly tokenFor: (action: BotAction) => Promise<string>
  /** Asks the shopper themselves, on the page; null where they would not answer. */
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

/**
 * No token if the check itself fails: the service decides. Others may ask at the same time, so attach an effect of
 * your own.
 */
export const askBotCheckFx = attach({
  source: $botCheck,
  effect: (botCheck, action: BotAction): Promise<string | undefined> =>
    botCheck.tokenFor(action).catch(() => undefined),
})

/**
 * The call once more, with what a 403 with an `appId` asked for: a token of the check where it had none, else of the
 * shopper's own answer. Null where there is none.
 */
export const answerChallengeFx = attach({
  source: { botCheck: $botCheck, config: $config },
  async effect({ botCheck, config }, { appId, parts }: { appId: string; parts: Parts }): Promise<Parts | null> {
    const isChecked = hasToken(parts.body) || hasToken(parts.query)
    const token = await (isChecked
      ? botCheck.challenge?.(appId, config.locale)
      : botCheck.tokenFor('placeOrder')
    )?.catch(() => null)
    if (!token) return null
    const { transactionId: id } = parts
    const proof = { recaptcha_response: token }
    return {
      ...parts,
      // A fixed id, so that a lost second answer does nothing twice.
      transactionId: id && `${id}-${isChecked ? 'answered' : 'checked'}`,
      isAnswered: isChecked,
      ...(parts.body === undefined ? { query: { ...parts.query, ...proof } } : { body: { ...parts.body, ...proof } }),
    }
  },
})

const hasToken = (part: object | null | undefined): boolean => part != null && 'recaptcha_response' in part
