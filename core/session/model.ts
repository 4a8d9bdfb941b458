import { createStore } from 'effector'
import { tokenReceived } from '../http/token'
import type { ConsumerType } from './contracts'

/** Never contains a token. */
export type Session = {
  consumerNo: string
  consumerType: ConsumerType
  memberId: string | null
  firstName: string | null
  /** The employee has accepted the terms of the discount. */
  isEmployeeDiscountTCAccepted: boolean
  /** Sells in a store, for customers. */
  isAssociate: boolean
}

/** The service's last answer on this page; null before. */
export const $session = createStore<Session | null>(null).on(tokenReceived, (_current, { answer }) => ({
  consumerNo: answer.consumerNo,
  consumerType: answer.consumerType,
  memberId: answer.memberId ?? null,
  firstName: answer.firstName ?? null,
  isEmployeeDiscountTCAccepted: answer.isEmployeeDiscountTCAccepted ?? false,
  isAssociate: answer.isAssociate ?? answer.consumerType === 'ASSOCIATE',
}))

/** How far the browser's clock is ahead of the service's, in ms. */
export const $clockAhead = createStore(0).on(tokenReceived, (known, { answer, now }) =>
  answer.issuedAt ? now - Date.parse(answer.issuedAt) : known,
)
