import { endpoint } from '../http/endpoint'
import { SignInAnswer } from '../session/contracts'
import { CreationOptions, RequestOptions } from '../shapes/webauthn'
import { NewPasskey, NewPasskeyRequest, PasskeyName, Passkeys, PasskeySignIn } from './contracts'

const own = { audience: 'registered' } as const
const path = '/consumers-v3/consumer/passkeys'

/** WebAuthn. Every challenge works once, for five minutes. */
export const endpoints = {
  readPasskeys: endpoint({ ...own, name: 'readPasskeys', method: 'GET', path, answer: Passkeys }),
  beginPasskey: endpoint({
    ...own,
    name: 'beginPasskey',
    method: 'POST',
    path: `${path}/options`,
    body: NewPasskeyRequest,
    answer: CreationOptions,
  }),
  addPasskey: endpoint({ ...own, name: 'addPasskey', method: 'POST', path, body: NewPasskey, answer: Passkeys }),
  namePasskey: endpoint({
    ...own,
    name: 'namePasskey',
    method: 'PATCH',
    path: `${path}/:passkeyId`,
    body: PasskeyName,
    answer: Passkeys,
  }),
  removePasskey: endpoint({
    ...own,
    name: 'removePasskey',
    method: 'DELETE',
    path: `${path}/:passkeyId`,
    answer: Passkeys,
  }),
  beginPasskeySignIn: endpoint({
    name: 'beginPasskeySignIn',
    method: 'POST',
    path: '/consumers-v3/auth/passkey/options',
    audience: 'first-party-page',
    answer: RequestOptions,
  }),
  signInByPasskey: endpoint({
    name: 'signInByPasskey',
    method: 'POST',
    path: '/consumers-v3/auth/passkey',
    audience: 'first-party-page',
    body: PasskeySignIn,
    answer: SignInAnswer,
  }),
} as const
