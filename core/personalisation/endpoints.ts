import { endpoint } from '../http/endpoint'
import { DecideAnswer, DecideRequest } from './contracts'

export const endpoints = {
  /** Decides what a visitor sees of the experiments of a brand, and receives the results. */
  decide: endpoint({
    name: 'decide',
    method: 'POST',
    path: '/api/engine/v1/decide/:brand',
    audience: 'anyone',
    body: DecideRequest,
    answer: DecideAnswer,
  }),
} as const
