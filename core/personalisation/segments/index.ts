import { combine, createEvent, createStore, sample } from 'effector'
import { choiceShown } from '../test-context'

export { $test } from '../test-context'

/** What is known of the shopper; null where it is not, and then nothing is said of it. */
export interface ShopperFacts {
  readonly isSignedIn: boolean
  readonly isCartEmpty: boolean
  readonly roles: { readonly isMember: boolean; readonly isEmployee: boolean } | null
  readonly programmes: { readonly isAthlete: boolean; readonly isWranx: boolean; readonly isIpa: boolean } | null
}

type Condition = (standing: ShopperFacts) => boolean

const cart: Readonly<Record<string, Condition>> = {
  'cart-empty': ({ isCartEmpty }) => isCartEmpty,
  'cart-not-empty': ({ isCartEmpty }) => !isCartEmpty,
}

const session: Readonly<Record<string, Condition>> = {
  loggedout: ({ isSignedIn }) => !isSignedIn,
  loggedin: ({ isSignedIn }) => isSignedIn,
}

const roles: Readonly<Record<string, Condition>> = {
  ...eachWay('loyalty-loggedin', ({ roles }) => roles?.isMember),
  ...eachWay('employee-loggedin', ({ roles }) => roles?.isEmployee),
}

const programmes: Readonly<Record<string, Condition>> = {
  ...eachWay('ipa-wranx-loggedin', ({ programmes }) => programmes && (programmes.isIpa || programmes.isWranx)),
  ...eachWay('wranx-loggedin', ({ programmes }) => programmes?.isWranx),
  ...eachWay('ipa-loggedin', ({ programmes }) => programmes?.isIpa),
  ...eachWay('athletes-loggedin', ({ programmes }) => programmes?.isAthlete),
}

const segments: Readonly<Record<string, Condition>> = { ...cart, ...session, ...roles, ...programmes }

export const segmentNames = Object.keys(segments)

const nobodyYet: ShopperFacts = { isSignedIn: false, isCartEmpty: true, roles: null, programmes: null }

export const shopperFactsKnown = createEvent<ShopperFacts>()

export const $shopperFacts = createStore<ShopperFacts>(nobodyYet).on(shopperFactsKnown, (_before, standing) => standing)

/** A place on the page shows one of these segments. */
export const segmentationShown = createEvent<readonly string[]>()

/** Some of the segments on the page ask for a role, or for a programme. */
const $neededFacts = createStore({ roles: false, programmes: false }).on(segmentationShown, (asks, ids) => ({
  roles: asks.roles || ids.some(id => id in roles),
  programmes: asks.programmes || ids.some(id => id in programmes),
}))

/** What has to be found out about whoever is signed in. */
export const $missingFacts = combine({ asks: $neededFacts, standing: $shopperFacts }, ({ asks, standing }) => ({
  roles: standing.isSignedIn && asks.roles && standing.roles === null,
  programmes: standing.isSignedIn && asks.programmes && standing.programmes === null,
}))

/** The first that holds, or the first that the test context names; none of an unknown name. */
export function segmentOf<Segment extends { readonly id: string }>(
  given: readonly Segment[],
  standing: ShopperFacts,
  test: readonly string[],
): Segment | null {
  return given.find(({ id }) => test.includes(id)) ?? given.find(({ id }) => segments[id]?.(standing) === true) ?? null
}

sample({ clock: segmentationShown, fn: () => {}, target: choiceShown })

/** A segment of whoever is signed in, and of whoever is signed in without being that. */
function eachWay(name: string, ask: (standing: ShopperFacts) => boolean | null | undefined): Record<string, Condition> {
  return {
    [name]: standing => standing.isSignedIn && ask(standing) === true,
    [`non-${name}`]: standing => standing.isSignedIn && ask(standing) === false,
  }
}
