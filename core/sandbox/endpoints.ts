import { endpoint } from '../http/endpoint'
import { ExperimentResults, SandboxClock, SandboxHours } from './contracts'
import { CardToken, CodeToken, SandboxCard, SandboxCode } from '../payment/contracts'

/** Replaces the payment provider's own origin; only in the sandbox. */
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
  advanceSandboxClock: endpoint({
    name: 'advanceSandboxClock',
    method: 'POST',
    path: '/sandbox/fulfilment/clock',
    audience: 'anyone',
    body: SandboxHours,
    answer: SandboxClock,
  }),
  readExperimentResults: endpoint({
    name: 'readExperimentResults',
    method: 'GET',
    path: '/sandbox/personalisation/results/:brand',
    audience: 'anyone',
    answer: ExperimentResults,
  }),
} as const
