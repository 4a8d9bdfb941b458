import { hasCode, type ShopError } from './shop-error'

/** What a refusal says of the current password that was typed. */
export type WrongPassword = 'wrong' | 'last-attempt'

/** Null if the refusal is about something else. */
export function wrongPassword(error: ShopError): WrongPassword | null {
  if (!hasCode(error, 'AUT450')) return null
  return error.kind === 'http' && error.details['isLastAttempt'] === true ? 'last-attempt' : 'wrong'
}
