import { endpoint } from '../../http/endpoint'
import { Registration, RegistrationQuery } from '../event-registration/contracts'
import { NewRegistration, RegistrationChange } from './contracts'

/** Of whoever signed in, on pages of the shop alone. */
export const joiningEndpoints = {
  registerForEvent: endpoint({
    name: 'registerForEvent',
    method: 'POST',
    path: '/consumers-v3/consumer/event-registration',
    audience: 'registered',
    status: 201,
    body: NewRegistration,
    answer: Registration,
  }),
  changeRegistration: endpoint({
    name: 'changeRegistration',
    method: 'PUT',
    path: '/consumers-v3/consumer/event-registration',
    audience: 'registered',
    body: RegistrationChange,
    answer: Registration,
  }),
  cancelRegistration: endpoint({
    name: 'cancelRegistration',
    method: 'DELETE',
    path: '/consumers-v3/consumer/event-registration',
    audience: 'registered',
    query: RegistrationQuery,
  }),
} as const
