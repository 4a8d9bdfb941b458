import { is } from 'superstruct'
import { CardToken, type SandboxCard } from '../../core/payment/contracts'
import { endpoints } from '../../core/payment/endpoints'

/** What the sandbox provider's own service said to a card. */
export type Traded = CardToken | 'refused' | 'unreachable'

/**
 * Trades a card for a token. The one call of the shop that does not go through `core/http`: it stands in for the
 * provider's script talking to the provider's origin, and a card must pass no store, event or log of ours.
 */
export async function tradeCard(
  card: SandboxCard,
  page: { api: string; key: string; locale: string },
): Promise<Traded> {
  try {
    const { method, path } = endpoints.tokeniseSandboxCard
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
      body: JSON.stringify(card),
      signal: AbortSignal.timeout(20_000),
    })
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) return 'refused'
    const said: unknown = answer.ok ? await answer.json() : null
    return is(said, CardToken) ? said : 'unreachable'
  } catch {
    return 'unreachable'
  }
}
