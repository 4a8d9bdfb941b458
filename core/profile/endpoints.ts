import { endpoint } from '../http/endpoint'
import {
  Consumer,
  ConsumerChange,
  ConsumerQuery,
  CreatedConsumer,
  EmailConfirmation,
  GuestSubscriptions,
  SavedProfileAddress,
  NewProfileAddress,
  SubscriptionChange,
  Subscriptions,
  UserDataRequest,
} from './contracts'

export const endpoints = {
  readConsumer: endpoint({
    name: 'readConsumer',
    method: 'GET',
    path: '/consumers-v3/consumer',
    audience: 'registered',
    query: ConsumerQuery,
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
  /** Fills in missing fields only. */
  createConsumer: endpoint({
    name: 'createConsumer',
    method: 'POST',
    path: '/consumers-v3/consumer',
    audience: 'registered',
    status: 201,
    body: ConsumerChange,
    answer: CreatedConsumer,
  }),
  /** By number and e-mail address; only one's own. */
  retrieveUserData: endpoint({
    name: 'retrieveUserData',
    method: 'POST',
    path: '/consumers-v3/consumer/retrieveUserData',
    audience: 'registered',
    body: UserDataRequest,
    answer: Consumer,
  }),
  /** Sends a member the link that confirms their address, unless it is confirmed; the answer says whether it is. */
  sendConfirmation: endpoint({
    name: 'sendConfirmation',
    method: 'POST',
    path: '/consumers-v3/consumer/confirmation',
    audience: 'registered',
    answer: Consumer,
  }),
  /** Confirms an address by the token of the mail's link, whoever is signed in. */
  confirmEmail: endpoint({
    name: 'confirmEmail',
    method: 'POST',
    path: '/consumers-v3/confirmemail',
    audience: 'first-party-page',
    body: EmailConfirmation,
  }),
  /** Begins a guest's newsletter by the token of the mail's link. */
  confirmSubscription: endpoint({
    name: 'confirmSubscription',
    method: 'POST',
    path: '/consumers-v3/confirmsubscription',
    audience: 'first-party-page',
    body: EmailConfirmation,
  }),
  addAddress: endpoint({
    name: 'addAddress',
    method: 'POST',
    path: '/consumers-v3/consumer/address',
    audience: 'registered',
    status: 201,
    body: NewProfileAddress,
    answer: SavedProfileAddress,
  }),
  changeAddress: endpoint({
    name: 'changeAddress',
    method: 'PUT',
    path: '/consumers-v3/consumer/address/:addressId',
    audience: 'registered',
    body: NewProfileAddress,
    answer: SavedProfileAddress,
  }),
  deleteAddress: endpoint({
    name: 'deleteAddress',
    method: 'DELETE',
    path: '/consumers-v3/consumer/address/:addressId',
    audience: 'registered',
    answer: Consumer,
  }),
  readSubscriptions: endpoint({
    name: 'readSubscriptions',
    method: 'GET',
    path: '/consumers-v3/consumer/subscription',
    audience: 'registered',
    answer: Subscriptions,
  }),
  /** By a typed address, on any page. */
  createSubscriptions: endpoint({
    name: 'createSubscriptions',
    method: 'POST',
    path: '/consumers-v3/consumer/subscription',
    audience: 'anyone',
    status: 201,
    body: GuestSubscriptions,
    answer: Subscriptions,
  }),
  /** For signed-in shoppers. */
  changeSubscriptions: endpoint({
    name: 'changeSubscriptions',
    method: 'PUT',
    path: '/consumers-v3/consumer/subscription',
    audience: 'registered',
    body: SubscriptionChange,
    answer: Subscriptions,
  }),
} as const
