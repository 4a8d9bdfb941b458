import { endpoint } from '../http/endpoint'
import { beginning } from './beginning-endpoints'
import {
  HandoffChoiceRequest,
  HandoffOutcome,
  HandoffRequest,
  SignInAnswer,
  SignInRequest,
  SignOutRequest,
} from './contracts'
import { HandoffAnswer } from '../shapes/handoff-answer'

/** Tokens, sign-in and handoffs. */
export const endpoints = {
  exchangeToken: beginning.exchangeToken,
  createHandoff: endpoint({
    name: 'createHandoff',
    method: 'POST',
    path: '/token/v2/auth/handoff',
    audience: 'cart',
    body: HandoffRequest,
    answer: HandoffAnswer,
  }),
  /** Settles an offered handoff. The same choice may be sent again; another one is refused with 409. */
  chooseHandoff: endpoint({
    name: 'chooseHandoff',
    method: 'POST',
    path: '/token/v2/auth/handoff/choice',
    body: HandoffChoiceRequest,
    answer: HandoffOutcome,
  }),
  signIn: endpoint({
    name: 'signIn',
    method: 'POST',
    path: '/consumers-v3/auth/signin',
    audience: 'first-party-page',
    body: SignInRequest,
    answer: SignInAnswer,
  }),
  signOut: endpoint({
    name: 'signOut',
    method: 'POST',
    path: '/consumers-v3/consumer/auth/signout',
    audience: 'cart',
    body: SignOutRequest,
  }),
} as const
