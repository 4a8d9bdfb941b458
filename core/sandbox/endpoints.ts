import { endpoint } from '../http/endpoint'
import { CardToken, CodeToken, SandboxCard, SandboxCode } from '../payment/contracts'

/** What stands in for the payment provider's own origin; there is none of it outside the sandbox. */
export const endpoints = {
  tokeniseSandboxCard: endpoint({
    name: 'tokeniseSandboxCard',
    method: 'POST',
    path: '/sandbox/payments/tokens',
    audience: 'anyone',
    body: SandboxCard,
    answer: CardToken,
  }),
  tradeSandboxCode: endpoint({
    name: 'tradeSandboxCode',
    method: 'POST',
    path: '/sandbox/payments/codes',
    audience: 'anyone',
    body: SandboxCode,
    answer: CodeToken,
  }),
} as const
