import type { Audience } from './endpoint'

/** A third-party page may have a cart, but learns nothing about the shopper. */
export type Trust = 'first-party' | 'third-party'

/** `cart`: the secret of a guest without cookies, which scripts can read, only opens the cart. */
export type Scope = 'full' | 'cart'

/** An associate sells for customers in a store. */
export type Role = 'nobody' | 'guest' | 'registered' | 'employee' | 'associate'

/** Without a session the trust is that of the page's key. */
export type Caller = { readonly trust: Trust; readonly scope: Scope; readonly role: Role }

/** Any combination of the listed values. */
type Admitted = { readonly trust: readonly Trust[]; readonly scope: readonly Scope[]; readonly role: readonly Role[] }

const anyPage = { trust: ['first-party', 'third-party'], scope: ['full', 'cart'] } as const
const ownPage = { trust: ['first-party'], scope: ['full', 'cart'] } as const
const ownPageInFull = { trust: ['first-party'], scope: ['full'] } as const
const signedIn = ['registered', 'employee', 'associate'] as const
const sessions = ['guest', ...signedIn] as const

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

export const needsSession = (audience: Audience): boolean =>
  !access[audience].admits.some(({ role }) => role.includes('nobody'))

export function mayCall(audience: Audience, { trust, scope, role }: Caller): boolean {
  return access[audience].admits.some(
    admitted => admitted.trust.includes(trust) && admitted.scope.includes(scope) && admitted.role.includes(role),
  )
}
