import { leaveFor } from './leave-for'

/** Goes to the shop's page in this very window, where no other opens. The shop refuses to be framed. */
export function goToShop(address: string): void {
  if (window.top && window.top !== window) leaveFor(address)
  else location.assign(address)
}

/** Takes what the shop sent back in the address (`#till-sign-in=…&state=…`) out of it; null where there is nothing. */
export function takeReturned(): { code: string; state: string } | null {
  if (typeof location === 'undefined') return null
  const answer = new URLSearchParams(location.hash?.slice(1))
  const [code, state] = [answer.get('till-sign-in'), answer.get('state')]
  if (code === null || state === null) return null
  history.replaceState(history.state, '', location.pathname + location.search)
  return { code, state }
}
