import { endpoint } from '../http/endpoint'
import { Consumer, ConsumerChange, CreatedConsumer } from './contracts'

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
    audience: 'registered',
    body: ConsumerChange,
    answer: Consumer,
  }),
  /** Fills in what a profile lacks, and changes nothing that it has. */
  createConsumer: endpoint({
    name: 'createConsumer',
    method: 'POST',
    path: '/consumers-v3/consumer',
    audience: 'registered',
    status: 201,
    body: ConsumerChange,
    answer: CreatedConsumer,
  }),
} as const
