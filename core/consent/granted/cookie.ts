import type { Consent } from '../model'

/** OneTrust's groups: `groups=C0001:1,C0002:0`, in the form of a query. */
const groups = { performance: 'C0002', functional: 'C0003', targeting: 'C0004' } as const

const nothing: Required<Consent> = { performance: false, functional: false, targeting: false }

/** What the page's consent cookies say; null if there is none. One that cannot be read grants nothing, and of several all must grant. */
export function consentIn(cookies: readonly string[]): Required<Consent> | null {
  if (cookies.length === 0) return null
  return cookies.map(one).reduce((all, given) => ({
    performance: all.performance && given.performance,
    functional: all.functional && given.functional,
    targeting: all.targeting && given.targeting,
  }))
}

function one(cookie: string): Required<Consent> {
  const entries = new URLSearchParams(cookie).get('groups')?.split(',') ?? []
  if (entries.length === 0 || !entries.every(entry => /^[\w-]+:[01]$/.test(entry))) return nothing
  const has = (group: string) => entries.includes(`${group}:1`)
  return {
    performance: has(groups.performance),
    functional: has(groups.functional),
    targeting: has(groups.targeting),
  }
}
