import { endpoint } from '../../http/endpoint'
import { OwnRegistration, RegistrationQuery } from './contracts'

/** Apart from the form's calls, which a card does without. */
export const registrationEndpoints = {
  readRegistration: endpoint({
    name: 'readRegistration',
    method: 'GET',
    path: '/consumers-v3/consumer/event-registration',
    audience: 'registered',
    query: RegistrationQuery,
    answer: OwnRegistration,
  }),
} as const
