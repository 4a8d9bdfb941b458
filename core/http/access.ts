import type { Audience } from './endpoint'

/** Whose page a session is for. A third-party page may hold a cart, and learns nothing of the shopper. */
export type Trust = 'first-party' | 'third-party'

/** How much a session opens; `cart` is that of the secret which a guest without cookies keeps where scripts can read it. */
export type Scope = 'full' | 'cart'

/** Who the shopper is: whoever signed in is registered, an employee, or an associate, who sells in a store for others. */
export type Role = 'nobody' | 'guest' | 'registered' | 'employee' | 'associate'

/** Who makes a call. Without a session the trust is that of the page's key. */
export type Caller = { readonly trust: Trust; readonly scope: Scope; readonly role: Role }

/** A row of the table: every trust, scope and role of it, in any combination. */
type Admitted = { readonly trust: readonly Trust[]; readonly scope: readonly Scope[]; readonly role: readonly Role[] }

const anyPage = { trust: ['first-party', 'third-party'], scope: ['full', 'cart'] } as const
const ownPage = { trust: ['first-party'], scope: ['full', 'cart'] } as const
const ownPageInFull = { trust: ['first-party'], scope: ['full'] } as const
const signedIn = ['registered', 'employee', 'associate'] as const
const sessions = ['guest', ...signedIn] as const

/** Who each audience lets in. */
export const access: { readonly [Name in Audience]: { readonly means: string; readonly admits: readonly Admitted[] } } =
  {
    anyone: {
      means: 'every page of a known key, with or without a session',
      admits: [{ ...anyPage, role: ['nobody', ...sessions] }],
    },
    'first-party-page': {
      means: 'every first-party page, with or without a session',
      admits: [{ ...ownPage, role: ['nobody', ...sessions] }],
    },
    cart: {
      means: 'every session: a third-party page and a cart-only secret too',
      admits: [{ ...anyPage, role: sessions }],
    },
    lists: {
      means: "every guest's session; whoever signed in, with a full session on a first-party page; no associate",
      admits: [
        { ...anyPage, role: ['guest'] },
        { ...ownPageInFull, role: ['registered', 'employee'] },
      ],
    },
    shopper: {
      means: 'a full session on a first-party page',
      admits: [{ ...ownPageInFull, role: sessions }],
    },
    registered: {
      means: 'whoever signed in, with a full session on a first-party page',
      admits: [{ ...ownPageInFull, role: signedIn }],
    },
    associate: {
      means: 'an associate, with a full session on a first-party page',
      admits: [{ ...ownPageInFull, role: ['associate'] }],
    },
  }

/** Whether an audience lets in nobody but who has a session. */
export const needsSession = (audience: Audience): boolean =>
  !access[audience].admits.some(({ role }) => role.includes('nobody'))

/** Whether an audience lets a caller in. */
export function mayCall(audience: Audience, { trust, scope, role }: Caller): boolean {
  return access[audience].admits.some(
    admitted => admitted.trust.includes(trust) && admitted.scope.includes(scope) && admitted.role.includes(role),
  )
}
