import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { pageTypeOf } from '../../format/page-type'
import { requestFx } from '../../http/request'
import { logError } from '../../runtime/log-error'
import { pageAddress } from '../../runtime/page-address'
import { fittingFx } from '../of-site'
import { readByKey } from '../read-by-key'
import { type PopUp, PopUps } from './contracts'
import { popUpEndpoints } from './endpoints'
import { $storedPopUps, popUpDismissalSaved, storedPopUpsWanted, popUpMinimisedSaved } from './dismissals'

/** An element for a pop-up of a site: of one name, or the first that the shopper has not dismissed. */
export interface PopUpPlace {
  readonly id: string
  readonly site: string
  readonly name: string
  /** Milliseconds; null for the pop-up's own. */
  readonly delay: number | null
}

export interface Shown {
  readonly place: string
  /** Its site and name. */
  readonly key: string
  readonly delay: number
  readonly popUp: PopUp
}

const DELAY_MS = 2000

// The page has a place, and an element leaves.

export const placeShown = createEvent<PopUpPlace>()
export const placeLeft = createEvent<{ id: string }>()

/** By its name, with a press of the page's own: also one that was dismissed comes then. */
export const popUpRequested = createEvent()

// Of another domain: whoever is signed in needs no account.

export const shopperSeen = createEvent<{ isSignedIn: boolean }>()

const readPopUpsFx = fittingFx(requestFx(popUpEndpoints.readPopUps), PopUps, 'till-pop-up')

const { wanted: popUpsWanted, $entries } = readByKey(readPopUpsFx)

const lookAtPageFx = createEffect((place: PopUpPlace) => {
  const path = pageAddress()
    .replace(/^\w+:\/\/[^/?]*/, '')
    .replace(/\?.*$/, '')
  return { place, isCheckout: pageTypeOf(path) === 'checkout' }
})

const logErrorFx = createEffect(() =>
  logError('Expected <till-pop-up> with a site, as in site="my-site", got none; it shows nothing.'),
)

const logAnswerErrorFx = createEffect(({ code }: ShopError) =>
  logError(`Expected the pop-ups of a site, got '${code}'; <till-pop-up> shows nothing.`),
)

/** Not in a checkout, where nothing may come between. */
const placeFound = sample({
  clock: lookAtPageFx.doneData,
  filter: ({ isCheckout }) => !isCheckout,
  fn: ({ place }) => place,
})

const $places = createStore<readonly PopUpPlace[]>([])
  .on(placeFound, (places, place) => [...places.filter(({ id }) => id !== place.id), place])
  .on(placeLeft, (places, left) => places.filter(({ id }) => id !== left.id))

export const $isRequested = createStore(false)
  .on(popUpRequested, () => true)
  .reset(popUpDismissalSaved, popUpMinimisedSaved)

export const $isSignedIn = createStore(false).on(shopperSeen, (_current, { isSignedIn }) => isSignedIn)

sample({ clock: placeShown, target: lookAtPageFx })

sample({ clock: placeFound, fn: ({ site }) => site, target: popUpsWanted })

sample({ clock: placeShown, filter: ({ site }) => site === '', fn: () => {}, target: logErrorFx })

sample({ clock: readPopUpsFx.failData, target: logAnswerErrorFx })

sample({ clock: placeShown, fn: () => {}, target: storedPopUpsWanted })

/** What the page could show. */
export const $candidate = combine(
  { places: $places, entries: $entries, kept: $storedPopUps, isSignedIn: $isSignedIn, isAsked: $isRequested },
  ({ places, entries, kept, isSignedIn, isAsked }): Shown | null => {
    if (!kept) return null
    for (const { id, site, name, delay } of places) {
      const popUp = entries[site]?.value?.popups.find(
        one =>
          (!name || one.name === name) &&
          (isAsked || !kept.dismissed.includes(keyOf(site, one))) &&
          !(one.kind === 'registration' && isSignedIn),
      )
      if (popUp) return { place: id, key: keyOf(site, popUp), popUp, delay: delay ?? popUp.delay ?? DELAY_MS }
    }
    return null
  },
)

function keyOf(site: string, { name }: PopUp): string {
  return `${site}/${name}`
}
