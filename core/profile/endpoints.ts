import { endpoint } from '../http/endpoint'
import { Consumer, ConsumerChange } from './contracts'

/** The profile of whoever signed in. */
export const endpoints = {
  readConsumer: endpoint({
    name: 'readConsumer',
    method: 'GET',
    path: '/consumers-v3/consumer',
    audience: 'registered',
    answer: Consumer,
  }),
  changeConsumer: endpoint({
    name: 'changeConsumer',
    method: 'PUT',
    path: '/consumers-v3/consumer',
    audience: 'employee',
    body: ConsumerChange,
    answer: Consumer,
  }),
} as const
