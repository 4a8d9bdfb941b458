import { is, type Struct } from 'superstruct'
import { CardToken, CodeToken, type SandboxCard, type SandboxCode } from '../../core/payment/contracts'
import { endpoints } from '../../core/sandbox/endpoints'

/** What the sandbox provider's own service said. */
export type Traded<Token> = Token | 'refused' | 'unreachable'

/** The page that asks. */
type Page = { api: string; key: string; locale: string }

/** Trades a card for a token. */
export const tradeCard = (card: SandboxCard, page: Page): Promise<Traded<CardToken>> =>
  trade(endpoints.tokeniseSandboxCard, card, page, CardToken)

/** Trades a kept card's security code for a token. */
export const tradeCode = (code: SandboxCode, page: Page): Promise<Traded<CodeToken>> =>
  trade(endpoints.tradeSandboxCode, code, page, CodeToken)

/**
 * The one way of the shop that does not go through `core/http`: it stands in for the provider's script talking to the
 * provider's origin, and a card must pass no store, event or log of ours.
 */
async function trade<Token>(
  { method, path }: { method: string; path: string },
  secret: object,
  page: Page,
  answered: Struct<Token>,
): Promise<Traded<Token>> {
  try {
    const answer = await fetch(page.api + path, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-access-key': page.key,
        'x-locale': page.locale,
        'x-correlation-id': crypto.randomUUID(),
        'x-transaction-id': crypto.randomUUID(),
      },
      body: JSON.stringify(secret),
      signal: AbortSignal.timeout(20_000),
    })
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) return 'refused'
    const said: unknown = answer.ok ? await answer.json() : null
    return is(said, answered) ? said : 'unreachable'
  } catch {
    return 'unreachable'
  }
}
