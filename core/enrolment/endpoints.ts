import { endpoint } from '../http/endpoint'
import { SignInAnswer } from '../session/contracts'
import { LookupAnswer, LookupQuery, SignUpForm, SignUpRequest } from './contracts'

export const endpoints = {
  readSignUpForm: endpoint({
    name: 'readSignUpForm',
    method: 'GET',
    path: '/fapi/site/sign-up',
    audience: 'first-party-page',
    answer: SignUpForm,
  }),
  signUp: endpoint({
    name: 'signUp',
    method: 'POST',
    path: '/consumers-v3/auth/signup',
    audience: 'first-party-page',
    body: SignUpRequest,
    answer: SignInAnswer,
  }),
  lookUpConsumer: endpoint({
    name: 'lookUpConsumer',
    method: 'GET',
    path: '/consumers-v3/consumer/lookup',
    audience: 'first-party-page',
    query: LookupQuery,
    answer: LookupAnswer,
  }),
} as const
