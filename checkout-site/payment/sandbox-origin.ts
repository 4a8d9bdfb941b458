import { is, type Struct } from 'superstruct'
import { sendOut } from '../../core/http/send-out'
import { toJson } from '../../core/http/to-json'
import { CardToken, CodeToken, type SandboxCard, type SandboxCode } from '../../core/payment/contracts'
import { newId } from '../../core/runtime/ids'
import { endpoints } from '../../core/sandbox/endpoints'

export type Traded<Token> = Token | 'refused' | 'unreachable'

type Page = { api: string; key: string; locale: string }

export const tradeCard = (card: SandboxCard, page: Page): Promise<Traded<CardToken>> =>
  trade(endpoints.tokeniseSandboxCard, card, page, CardToken)

export const tradeCode = (code: SandboxCode, page: Page): Promise<Traded<CodeToken>> =>
  trade(endpoints.tradeSandboxCode, code, page, CodeToken)

/** Replaces the provider's script. A card must reach no store, event or log, so it does not use `requestFx` and `fetchFx`. */
async function trade<Token>(
  { method, path }: { method: string; path: string },
  secret: object,
  page: Page,
  struct: Struct<Token>,
): Promise<Traded<Token>> {
  try {
    const { status, body } = await sendOut({
      url: page.api + path,
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-access-key': page.key,
        'x-locale': page.locale,
        'x-correlation-id': newId(),
        'x-transaction-id': newId(),
      },
      body: toJson(secret),
      timeout: 20_000,
    })
    if (status >= 400 && status < 500 && status !== 429) return 'refused'
    const answer: unknown = status < 300 ? JSON.parse(body) : null
    return is(answer, struct) ? answer : 'unreachable'
  } catch {
    return 'unreachable'
  }
}
