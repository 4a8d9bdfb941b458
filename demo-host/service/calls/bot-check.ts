import { fail, type ShopFailure } from '../failure'
import { sentenceOf } from '../languages/sentences'
import type { CallContext } from './context'

/** The page shows its bot check when a 403 has this id. */
const BOT_CHALLENGE_APP = 'till-bot-check'

const TIMEOUT_MS = 5_000

/** Checks the bot token of a body or query, if there is one or must be one. */
export async function checkBot(
  { configuration, locale }: Pick<CallContext, 'configuration' | 'locale'>,
  input: unknown,
  isRequired: boolean,
): Promise<void> {
  // Clients show a sign-in's refusal in the service's own words.
  const refusal = () => fail('AUT403', {}, { message: sentenceOf('AUT403', locale) })
  const token = tokenOf(input)
  if (!token) {
    if (isRequired) throw refusal()
    return
  }
  const verdict = configuration.botCheck ? await askProvider(configuration.botCheck, token) : sandboxVerdict(token)
  if (verdict === 'refuse') throw refusal()
  if (verdict === 'challenge') throw botChallenge(locale)
}

/** Asks for the bot check; the page shows it and repeats the call with its token. */
export const botChallenge = (locale: string): ShopFailure =>
  fail('AUT403', {}, { status: 403, appId: BOT_CHALLENGE_APP, message: sentenceOf('AUT403', locale) })

type Verdict = 'pass' | 'refuse' | 'challenge'

function sandboxVerdict(token: string): Verdict {
  return token === 'refuse' || token === 'challenge' ? token : 'pass'
}

/** reCAPTCHA, hCaptcha and Turnstile all accept this form. */
async function askProvider({ url, secret }: { url: string; secret: string }, response: string): Promise<Verdict> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ secret, response }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const content: unknown = await answer.json()
  const passed = typeof content === 'object' && content !== null && 'success' in content && content.success === true
  return passed ? 'pass' : 'refuse'
}

function tokenOf(input: unknown): string | null {
  if (typeof input !== 'object' || input === null || !('recaptcha_response' in input)) return null
  return typeof input.recaptcha_response === 'string' ? input.recaptcha_response : null
}
