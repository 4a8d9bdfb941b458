import type { TokenAnswer } from '../session/contracts'

let tokens = 0

/** A guest's token answer, valid for 15 minutes, unlike any before it. */
export function aToken(more: Partial<TokenAnswer> = {}): TokenAnswer {
  return {
    accessToken: `access-${++tokens}`,
    expiresIn: 900,
    consumerNo: 'guest-1',
    consumerType: 'GUEST',
    basketId: null,
    ...more,
  }
}
