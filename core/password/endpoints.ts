import { endpoint } from '../http/endpoint'
import { PasswordChange, ResetConfirmation, ResetRequest } from './contracts'

export const endpoints = {
  requestReset: endpoint({
    name: 'requestReset',
    method: 'POST',
    path: '/consumers-v3/consumer/resetpassword',
    audience: 'first-party-page',
    body: ResetRequest,
  }),
  confirmReset: endpoint({
    name: 'confirmReset',
    method: 'POST',
    path: '/consumers-v3/confirmforgotpassword',
    audience: 'first-party-page',
    body: ResetConfirmation,
  }),
  changePassword: endpoint({
    name: 'changePassword',
    method: 'POST',
    path: '/consumers-v3/consumer/changepassword',
    audience: 'registered',
    body: PasswordChange,
  }),
} as const
