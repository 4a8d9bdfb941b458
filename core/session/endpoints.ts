import { endpoint } from '../http/endpoint'
import {
  HandoffChoiceRequest,
  HandoffOutcome,
  HandoffRequest,
  PageCodeRequest,
  SignInAnswer,
  SignInRequest,
  SignOutRequest,
} from './contracts'
import { exchangeToken } from './exchanging/endpoints'
import { HandoffAnswer } from '../shapes/handoff-answer'

export const endpoints = {
  exchangeToken,
  createHandoff: endpoint({
    name: 'createHandoff',
    method: 'POST',
    path: '/token/v2/auth/handoff',
    audience: 'cart',
    body: HandoffRequest,
    answer: HandoffAnswer,
  }),
  /** The same choice may be repeated; another one is refused with 409. */
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
  /** For employees. */
  signInAsEmployee: endpoint({
    name: 'signInAsEmployee',
    method: 'POST',
    path: '/consumers-v3/consumer/agent/login',
    audience: 'first-party-page',
    body: SignInRequest,
    answer: SignInAnswer,
  }),
  /** Gives a page of another site a third-party session for the signed-in shopper. */
  giveCodeToPage: endpoint({
    name: 'giveCodeToPage',
    method: 'POST',
    path: '/token/v2/auth/code',
    audience: 'registered',
    body: PageCodeRequest,
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
