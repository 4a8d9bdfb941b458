import { endpoint } from '../http/endpoint'
import {
  HandoffChoiceRequest,
  HandoffOutcome,
  HandoffRequest,
  HostTokenAnswer,
  PageCodeRequest,
  SignInAnswer,
  SignInRequest,
  SignOutRequest,
  TokenAnswer,
  TokenQuery,
  TokenRequest,
} from './contracts'
import { HandoffAnswer } from '../shapes/handoff-answer'

/** Begins a session, or goes on with one. It stands alone too, since a page needs it before any other of these. */
export const exchangeToken = endpoint({
  name: 'exchangeToken',
  method: 'POST',
  path: '/token/v2/auth/token',
  audience: 'anyone',
  query: TokenQuery,
  body: TokenRequest,
  answer: TokenAnswer,
  reads: HostTokenAnswer,
})

/** Tokens, sign-in and handoffs. */
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
  /** The same for employees, who have a door of their own. */
  signInAsEmployee: endpoint({
    name: 'signInAsEmployee',
    method: 'POST',
    path: '/consumers-v3/consumer/agent/login',
    audience: 'first-party-page',
    body: SignInRequest,
    answer: SignInAnswer,
  }),
  /** Lets a page of another site act for who is signed in here, with what a third-party page may do. */
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
