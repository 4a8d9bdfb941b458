import { endpoint } from '../http/endpoint'
import { beginning } from './beginning-endpoints'
import { HandoffRequest, SignInAnswer, SignInRequest, SignOutRequest } from './contracts'
import { HandoffAnswer } from '../shapes/handoff-answer'

/** Tokens and sign-in (spec/1 §7, http-contract.md). */
export const endpoints = {
  exchangeToken: beginning.exchangeToken,
  createHandoff: endpoint({
    name: 'createHandoff',
    method: 'POST',
    path: '/token/v2/auth/handoff',
    body: HandoffRequest,
    answer: HandoffAnswer,
  }),
  signIn: endpoint({
    name: 'signIn',
    method: 'POST',
    path: '/consumers-v3/auth/signin',
    audience: 'anyone',
    body: SignInRequest,
    answer: SignInAnswer,
  }),
  signOut: endpoint({
    name: 'signOut',
    method: 'POST',
    path: '/consumers-v3/consumer/auth/signout',
    body: SignOutRequest,
  }),
} as const
