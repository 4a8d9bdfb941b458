import type { BotAction } from '../../../core/shapes/bot-action'
import { fail, type ShopFailure } from '../failure'
import { sentenceOf } from '../languages/sentences'
import { isProved } from './bot-proof'
import type { CallContext } from './context'

/** The page shows its bot check when a 403 has this id. */
const BOT_CHALLENGE_APP = 'till-bot-check'

export type BotCheckRule = { readonly action: BotAction; readonly isRequired: boolean }

type Checked = Pick<CallContext, 'configuration' | 'db' | 'key' | 'locale' | 'session' | 'transactionId'>

/** Checks the bot token of a body or query, if there is one or must be one. `callParts`: the call's method, address and body. */
export async function checkBot(
  call: Checked,
  input: unknown,
  { action, isRequired }: BotCheckRule,
  callParts: () => readonly string[],
): Promise<void> {
  // Clients show a sign-in's refusal in the service's own words.
  const refusal = () => fail('AUT403', {}, { message: sentenceOf('AUT403', call.locale) })
  const token = tokenOf(input)
  if (!token) {
    if (isRequired) throw refusal()
    return
  }
  if (call.configuration.botCheck === 'proof-of-work') {
    if (!(await isProved(call, token, action, callParts()))) throw refusal()
    return
  }
  if (token === 'refuse') throw refusal()
  if (token === 'challenge') throw botChallenge(call.locale)
}

/** Asks for the bot check; the page shows it and repeats the call with its token. */
export const botChallenge = (locale: string): ShopFailure =>
  fail('AUT403', {}, { status: 403, appId: BOT_CHALLENGE_APP, message: sentenceOf('AUT403', locale) })

function tokenOf(input: unknown): string | null {
  if (typeof input !== 'object' || input === null || !('recaptcha_response' in input)) return null
  return typeof input.recaptcha_response === 'string' ? input.recaptcha_response : null
}
